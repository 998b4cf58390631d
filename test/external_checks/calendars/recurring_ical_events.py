# What the packages icalendar and recurring-ical-events make of calendars: a line of JSON for each line of plan.ts.
#
#   python3 recurring_ical_events.py < plan
import datetime as dt
import json
import signal
import sys
import warnings
import zoneinfo

sys.path.pop(0)  # Else this file would stand in for the package.
import icalendar
import recurring_ical_events

warnings.simplefilter('ignore')


class Late(BaseException):
    pass


def late(*_):
    raise Late()


def text(component, name):
    return str(component.get(name, '')).upper()


def instant(value, zone):
    if not isinstance(value, dt.datetime):
        value = dt.datetime(value.year, value.month, value.day)
    return (value if value.tzinfo else value.replace(tzinfo=zone)).timestamp()


def spans(path, zone, first, last):
    utc = dt.timezone.utc
    begin = dt.datetime.fromisoformat(first).replace(tzinfo=utc) - dt.timedelta(days=1)
    end = dt.datetime.fromisoformat(last).replace(tzinfo=utc) + dt.timedelta(days=1)
    with open(path, 'rb') as file:
        calendars = icalendar.Calendar.from_ical(file.read(), multiple=True)
    for calendar in calendars:
        if text(calendar, 'METHOD') == 'CANCEL':
            continue
        for event in recurring_ical_events.of(calendar).between(begin, end):
            if text(event, 'STATUS') in ('CANCELLED', 'CANCELED') or text(event, 'TRANSP') == 'TRANSPARENT':
                continue
            starts = event['DTSTART'].dt
            ends = event['DTEND'].dt if event.get('DTEND') else starts
            if isinstance(starts, dt.datetime) and isinstance(ends, dt.datetime) and not ends.tzinfo:
                ends = ends.replace(tzinfo=starts.tzinfo)
            yield [instant(starts, zone), instant(ends, zone)]


signal.signal(signal.SIGALRM, late)
for line in sys.stdin:
    path, zone, first, last = line.rstrip('\n').split('\t')
    answer = {}
    try:
        signal.alarm(6)
        answer = {'runs': list(spans(path, zoneinfo.ZoneInfo(zone), first, last))}
    except Late:
        answer = {'error': 'took too long'}
    except Exception as error:
        answer = {'error': f'{type(error).__name__}: {error}'[:200]}
    finally:
        signal.alarm(0)
    print(json.dumps(answer), flush=True)
