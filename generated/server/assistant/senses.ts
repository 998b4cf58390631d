// Generated from spec/ by codegen. Do not edit.
import type { Way } from '#generated/server/assistant/frame.ts'

/** Classes of words that say little: a message need not have them. */
export const weak: readonly string[] = ["from_w","show","what","have","any","want","do","make_it","know","thing","can","could","something","all","mine","go","get","good","here","see","obey","says","aside"]

/** What people ask for. */
export const frames = [
  {
    "id": "planning.brief.get*",
    "capability": "planning.brief.get",
    "set": {},
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.query*",
    "capability": "plans.query",
    "set": {
      "scope": "active"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "narrows": [
      "upcoming"
    ],
    "examples": []
  },
  {
    "id": "plans.query*#2",
    "capability": "plans.query",
    "set": {
      "scope": "active"
    },
    "slots": {
      "when": "window"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.query*#3",
    "capability": "plans.query",
    "set": {
      "scope": "drafts"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "narrows": [
      "drafts"
    ],
    "examples": []
  },
  {
    "id": "plans.query*#4",
    "capability": "plans.query",
    "set": {
      "scope": "past"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "narrows": [
      "past"
    ],
    "examples": []
  },
  {
    "id": "plans.query*#5",
    "capability": "plans.query",
    "set": {
      "scope": "past"
    },
    "slots": {
      "when": "window"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.query*#6",
    "capability": "plans.query",
    "set": {
      "scope": "all"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.query*#7",
    "capability": "plans.query",
    "set": {
      "role": "host"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "narrows": [
      "host"
    ],
    "examples": []
  },
  {
    "id": "plans.query*#8",
    "capability": "plans.query",
    "set": {
      "role": "invitee"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "narrows": [
      "invited"
    ],
    "examples": []
  },
  {
    "id": "plans.query*#9",
    "capability": "plans.query",
    "set": {
      "role": "invitee"
    },
    "slots": {
      "with": "handles"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.query*#10",
    "capability": "plans.query",
    "set": {
      "role": "invitee"
    },
    "slots": {
      "when": "window"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.query*#11",
    "capability": "plans.query",
    "set": {
      "scope": "active"
    },
    "slots": {
      "with": "handles"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.query*#12",
    "capability": "plans.query",
    "set": {
      "scope": "canceled"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "narrows": [
      "cancelled"
    ],
    "examples": []
  },
  {
    "id": "plans.query*#13",
    "capability": "plans.query",
    "set": {
      "scope": "canceled",
      "role": "host"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.query*#14",
    "capability": "plans.query",
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.get*",
    "capability": "plans.get",
    "set": {},
    "slots": {
      "plan_handle": "plan",
      "query": "person"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.get*#2",
    "capability": "plans.get",
    "set": {},
    "slots": {
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.logistics.get*",
    "capability": "plans.logistics.get",
    "set": {},
    "slots": {
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.logistics.update*",
    "capability": "plans.logistics.update",
    "set": {
      "mode": "add",
      "item.kind": "host_action",
      "item.action_type": "task",
      "item.phase": "before_arrival",
      "item.actor_type": "host",
      "item.visibility": "host"
    },
    "slots": {
      "item.title": "text",
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.logistics.update*#2",
    "capability": "plans.logistics.update",
    "set": {
      "mode": "add",
      "status": "completed"
    },
    "slots": {
      "item_handle": "item",
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.logistics.update*#3",
    "capability": "plans.logistics.update",
    "set": {
      "mode": "add",
      "status": "pending"
    },
    "slots": {
      "item_handle": "item",
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.logistics.update*#4",
    "capability": "plans.logistics.update",
    "set": {
      "mode": "add",
      "status": "skipped"
    },
    "slots": {
      "item_handle": "item",
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.draft.create*",
    "capability": "plans.draft.create",
    "set": {},
    "slots": {
      "candidate_id": "candidate",
      "audience_selection.person_names": "people",
      "scheduled_at": "moment",
      "capacity_max": "number"
    },
    "needs": [
      "candidate_id"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.draft.create*#2",
    "capability": "plans.draft.create",
    "set": {
      "separate_outing": true
    },
    "slots": {
      "candidate_id": "candidate",
      "scheduled_at": "moment"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.draft.update*",
    "capability": "plans.draft.update",
    "set": {},
    "slots": {
      "plan_handle": "draft",
      "scheduled_at": "moment"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.draft.update*#2",
    "capability": "plans.draft.update",
    "set": {},
    "slots": {
      "plan_handle": "draft",
      "scheduled_ends_at": "moment"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.draft.update*#3",
    "capability": "plans.draft.update",
    "set": {},
    "slots": {
      "plan_handle": "draft",
      "title_override": "text"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.draft.update*#4",
    "capability": "plans.draft.update",
    "set": {},
    "slots": {
      "plan_handle": "draft",
      "place_handle": "place"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.draft.update*#5",
    "capability": "plans.draft.update",
    "set": {},
    "slots": {
      "added": "handles",
      "plan_handle": "draft"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.draft.update*#6",
    "capability": "plans.draft.update",
    "set": {},
    "slots": {
      "capacity_max": "number",
      "plan_handle": "draft"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.draft.update*#7",
    "capability": "plans.draft.update",
    "set": {
      "capacity_max": null
    },
    "slots": {
      "plan_handle": "draft"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.draft.update*#8",
    "capability": "plans.draft.update",
    "set": {
      "scheduled_at": null
    },
    "slots": {
      "plan_handle": "draft"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.draft.update*#9",
    "capability": "plans.draft.update",
    "set": {},
    "slots": {
      "capacity_min": "number",
      "plan_handle": "draft"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.draft.update*#10",
    "capability": "plans.draft.update",
    "set": {},
    "slots": {
      "rsvp_deadline": "moment",
      "plan_handle": "draft"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.draft.update*#11",
    "capability": "plans.draft.update",
    "set": {},
    "slots": {
      "plan_handle": "draft",
      "description_override": "text"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.draft.update*#12",
    "capability": "plans.draft.update",
    "set": {
      "show_guest_list": true
    },
    "slots": {
      "plan_handle": "draft"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.draft.update*#13",
    "capability": "plans.draft.update",
    "set": {},
    "slots": {
      "removed": "handles",
      "plan_handle": "draft"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.draft.preview*",
    "capability": "plans.draft.preview",
    "set": {},
    "slots": {
      "plan_handle": "draft"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.invitation.prepare*",
    "capability": "plans.invitation.prepare",
    "set": {},
    "slots": {
      "plan_handle": "draft",
      "send_person_names": "people"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.invitation.prepare*#2",
    "capability": "plans.invitation.prepare",
    "set": {
      "action": "create_share_link"
    },
    "slots": {
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.roster.prepare*",
    "capability": "plans.roster.prepare",
    "set": {},
    "slots": {
      "added": "handles",
      "plan_handle": "sent"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.roster.prepare*#2",
    "capability": "plans.roster.prepare",
    "set": {},
    "slots": {
      "removed": "handles",
      "plan_handle": "sent"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.update.prepare*",
    "capability": "plans.update.prepare",
    "set": {},
    "slots": {
      "plan_handle": "sent",
      "changes.scheduled_at": "moment"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.update.prepare*#2",
    "capability": "plans.update.prepare",
    "set": {},
    "slots": {
      "plan_handle": "sent",
      "changes.scheduled_ends_at": "moment"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.update.prepare*#3",
    "capability": "plans.update.prepare",
    "set": {},
    "slots": {
      "changes.scheduled_at": "moment"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.update.prepare*#4",
    "capability": "plans.update.prepare",
    "set": {},
    "slots": {
      "plan_handle": "sent",
      "changes.scheduled_ends_at": "moment"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.update.prepare*#5",
    "capability": "plans.update.prepare",
    "set": {},
    "slots": {
      "changes.rsvp_deadline": "moment",
      "plan_handle": "sent"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.update.prepare*#6",
    "capability": "plans.update.prepare",
    "set": {},
    "slots": {
      "changes.capacity_max": "number",
      "plan_handle": "sent"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.update.prepare*#7",
    "capability": "plans.update.prepare",
    "set": {},
    "slots": {
      "plan_handle": "sent",
      "changes.title_override": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.update.prepare*#8",
    "capability": "plans.update.prepare",
    "set": {},
    "slots": {
      "changes.capacity_max": "number",
      "plan_handle": "sent"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.update.prepare*#9",
    "capability": "plans.update.prepare",
    "set": {},
    "slots": {
      "changes.capacity_min": "number",
      "plan_handle": "sent"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.update.prepare*#10",
    "capability": "plans.update.prepare",
    "set": {},
    "slots": {
      "plan_handle": "sent",
      "changes.description_override": "text"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.update.prepare*#11",
    "capability": "plans.update.prepare",
    "set": {},
    "slots": {
      "changes.meetup_location_text": "text",
      "plan_handle": "sent"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.update.prepare*#12",
    "capability": "plans.update.prepare",
    "set": {},
    "slots": {
      "changes.meetup_at": "moment",
      "plan_handle": "sent"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.update.prepare*#13",
    "capability": "plans.update.prepare",
    "set": {},
    "slots": {
      "changes.meetup_at": "moment",
      "changes.meetup_location_text": "text",
      "plan_handle": "sent"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.update.prepare*#14",
    "capability": "plans.update.prepare",
    "set": {
      "notify_recipients": false
    },
    "slots": {
      "plan_handle": "sent",
      "changes.scheduled_at": "moment"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.cancel.prepare*",
    "capability": "plans.cancel.prepare",
    "set": {},
    "slots": {
      "plan_handle": "sent"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "plans.cancel.prepare*#2",
    "capability": "plans.cancel.prepare",
    "set": {},
    "slots": {},
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "invites.rsvp.update*",
    "capability": "invites.rsvp.update",
    "set": {
      "rsvp_status": "accepted"
    },
    "slots": {
      "invite_handle": "invite"
    },
    "needs": [
      "invite_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "invites.rsvp.update*#2",
    "capability": "invites.rsvp.update",
    "set": {
      "rsvp_status": "declined"
    },
    "slots": {
      "invite_handle": "invite"
    },
    "needs": [
      "invite_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "availability.query*",
    "capability": "availability.query",
    "set": {},
    "slots": {
      "person_names": "people",
      "window": "window"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "availability.query*#2",
    "capability": "availability.query",
    "set": {},
    "slots": {
      "person_names": "people"
    },
    "needs": [
      "window"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "calendar.status.get*",
    "capability": "calendar.status.get",
    "set": {},
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "events.search*",
    "capability": "events.search",
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "events.search*#2",
    "capability": "events.search",
    "set": {},
    "slots": {
      "window": "window"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.recommendations.get*",
    "capability": "ideas.recommendations.get",
    "set": {},
    "slots": {
      "people": "people",
      "when": "window"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.recommendations.get*#2",
    "capability": "ideas.recommendations.get",
    "set": {},
    "slots": {
      "idea_list_handles": "list",
      "when": "window"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.capture*",
    "capability": "ideas.capture",
    "set": {},
    "slots": {
      "source_url": "link",
      "target_feed_text": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.capture*#2",
    "capability": "ideas.capture",
    "set": {},
    "slots": {
      "source_url": "link",
      "target_person_text": "people"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.capture*#3",
    "capability": "ideas.capture",
    "set": {},
    "slots": {
      "source_url": "link",
      "target_ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.capture*#4",
    "capability": "ideas.capture",
    "set": {},
    "slots": {
      "source_url": "link"
    },
    "needs": [],
    "confirm": true,
    "examples": []
  },
  {
    "id": "ideas.capture*#5",
    "capability": "ideas.capture",
    "set": {},
    "slots": {
      "text": "text",
      "target_ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.capture*#6",
    "capability": "ideas.capture",
    "set": {},
    "slots": {
      "text": "text",
      "target_person_text": "people"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.capture*#7",
    "capability": "ideas.capture",
    "set": {},
    "slots": {
      "text": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.capture.get*",
    "capability": "ideas.capture.get",
    "set": {},
    "slots": {},
    "needs": [
      "capture_public_id"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.capture.retry*",
    "capability": "ideas.capture.retry",
    "set": {
      "expected_state_version": 1
    },
    "slots": {},
    "needs": [
      "capture_public_id"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.saved.query*",
    "capability": "ideas.saved.query",
    "set": {},
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.saved.query*#2",
    "capability": "ideas.saved.query",
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.saved.query*#3",
    "capability": "ideas.saved.query",
    "set": {},
    "slots": {
      "person_name": "people"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.saved.query*#4",
    "capability": "ideas.saved.query",
    "set": {
      "mutual_only": true
    },
    "slots": {
      "person_name": "people"
    },
    "needs": [],
    "confirm": false,
    "narrows": [
      "both",
      "both_like"
    ],
    "examples": []
  },
  {
    "id": "ideas.saved.query*#5",
    "capability": "ideas.saved.query",
    "set": {
      "kind": "saved_places"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.search*",
    "capability": "ideas.search",
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.created.archive*",
    "capability": "ideas.created.archive",
    "set": {},
    "slots": {
      "idea_handle": "idea"
    },
    "needs": [],
    "confirm": true,
    "examples": []
  },
  {
    "id": "ideas.created.update*",
    "capability": "ideas.created.update",
    "set": {},
    "slots": {
      "idea_handle": "idea",
      "description": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.created.update*#2",
    "capability": "ideas.created.update",
    "set": {},
    "slots": {
      "idea_handle": "idea",
      "description": "text",
      "title": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.created.update*#3",
    "capability": "ideas.created.update",
    "set": {
      "show_in_for_you": false
    },
    "slots": {
      "idea_handle": "idea"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.created.update*#4",
    "capability": "ideas.created.update",
    "set": {},
    "slots": {
      "idea_handle": "idea",
      "source_url": "link"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.lists.query*",
    "capability": "ideas.lists.query",
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.lists.get*",
    "capability": "ideas.lists.get",
    "set": {},
    "slots": {
      "ideas_list_handle": "list"
    },
    "needs": [
      "ideas_list_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.lists.create*",
    "capability": "ideas.lists.create",
    "set": {},
    "slots": {
      "name": "text",
      "person_names": "people"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.lists.rename*",
    "capability": "ideas.lists.rename",
    "set": {},
    "slots": {
      "ideas_list_handle": "list",
      "name": "text"
    },
    "needs": [
      "ideas_list_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.lists.duplicate*",
    "capability": "ideas.lists.duplicate",
    "set": {},
    "slots": {
      "ideas_list_handle": "list"
    },
    "needs": [
      "ideas_list_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.lists.delete*",
    "capability": "ideas.lists.delete",
    "set": {},
    "slots": {
      "ideas_list_handle": "list"
    },
    "needs": [
      "ideas_list_handle"
    ],
    "confirm": true,
    "examples": []
  },
  {
    "id": "ideas.lists.items.update*",
    "capability": "ideas.lists.items.update",
    "set": {
      "mode": "add"
    },
    "slots": {
      "idea_handles": "idea",
      "ideas_list_handle": "list"
    },
    "needs": [
      "ideas_list_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.lists.items.update*#2",
    "capability": "ideas.lists.items.update",
    "set": {
      "mode": "remove"
    },
    "slots": {
      "idea_handles": "idea",
      "ideas_list_handle": "list"
    },
    "needs": [
      "ideas_list_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.lists.items.update*#3",
    "capability": "ideas.lists.items.update",
    "set": {
      "mode": "replace"
    },
    "slots": {
      "idea_handles": "idea",
      "ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": true,
    "examples": []
  },
  {
    "id": "ideas.lists.members.update*",
    "capability": "ideas.lists.members.update",
    "set": {
      "mode": "add"
    },
    "slots": {
      "person_names": "people",
      "ideas_list_handle": "list"
    },
    "needs": [
      "ideas_list_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.lists.members.update*#2",
    "capability": "ideas.lists.members.update",
    "set": {
      "mode": "remove"
    },
    "slots": {
      "person_names": "people",
      "ideas_list_handle": "list"
    },
    "needs": [
      "ideas_list_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.lists.share.prepare*",
    "capability": "ideas.lists.share.prepare",
    "set": {},
    "slots": {
      "person_name": "people",
      "ideas_list_handle": "list"
    },
    "needs": [
      "ideas_list_handle"
    ],
    "confirm": true,
    "examples": []
  },
  {
    "id": "ideas.lists.directions.get*",
    "capability": "ideas.lists.directions.get",
    "set": {},
    "slots": {
      "ideas_list_handle": "list"
    },
    "needs": [
      "ideas_list_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.lists.likes.preview*",
    "capability": "ideas.lists.likes.preview",
    "set": {},
    "slots": {
      "person_names": "people",
      "ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "likes.query*",
    "capability": "likes.query",
    "set": {},
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "likes.query*#2",
    "capability": "likes.query",
    "set": {
      "filters.own_only": true
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "likes.query*#3",
    "capability": "likes.query",
    "set": {
      "filters.incoming_only": true
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "likes.query*#4",
    "capability": "likes.query",
    "set": {},
    "slots": {
      "people_handles": "handles"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "relationships.people.query*",
    "capability": "relationships.people.query",
    "set": {},
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "relationships.people.query*#2",
    "capability": "relationships.people.query",
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "relationships.people.query*#3",
    "capability": "relationships.people.query",
    "set": {},
    "slots": {
      "query": "people"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "relationships.people.query*#4",
    "capability": "relationships.people.query",
    "set": {
      "classification": "connected"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "relationships.people.query*#5",
    "capability": "relationships.people.query",
    "set": {
      "classification": "friend_in_mind"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "relationships.person.get*",
    "capability": "relationships.person.get",
    "set": {},
    "slots": {
      "person_handle": "person"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "relationships.people.ensure*",
    "capability": "relationships.people.ensure",
    "set": {},
    "slots": {
      "people": "people"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "relationships.people.manage*",
    "capability": "relationships.people.manage",
    "set": {
      "operation": "rename"
    },
    "slots": {
      "person_handle": "person",
      "display_name": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "relationships.people.manage*#2",
    "capability": "relationships.people.manage",
    "set": {
      "operation": "delete"
    },
    "slots": {
      "person_handle": "person"
    },
    "needs": [],
    "confirm": true,
    "examples": []
  },
  {
    "id": "places.private.query*",
    "capability": "places.private.query",
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "places.private.query*#2",
    "capability": "places.private.query",
    "set": {
      "include_archived": true
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "places.private.create*",
    "capability": "places.private.create",
    "set": {},
    "slots": {
      "name": "text",
      "address": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "places.private.update*",
    "capability": "places.private.update",
    "set": {},
    "slots": {
      "place_handle": "place",
      "description": "text",
      "name": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "places.private.update*#2",
    "capability": "places.private.update",
    "set": {},
    "slots": {
      "place_handle": "place",
      "address": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "places.private.archive*",
    "capability": "places.private.archive",
    "set": {},
    "slots": {
      "place_handle": "place"
    },
    "needs": [],
    "confirm": true,
    "examples": []
  },
  {
    "id": "ideas.recommendations.prepare*",
    "capability": "ideas.recommendations.prepare",
    "set": {},
    "slots": {
      "subject": "text",
      "area": "text",
      "person": "people",
      "date_phrase": "window"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.discover*",
    "capability": "ideas.discover",
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.discover.refine*",
    "capability": "ideas.discover.refine",
    "set": {
      "objective_relation": "refine",
      "expected_state_version": 1,
      "reply_contract_handle": "dc_of_the_run"
    },
    "slots": {
      "query": "text"
    },
    "needs": [
      "parent_run_handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "likes.mutate*",
    "capability": "likes.mutate",
    "set": {
      "operation": "save",
      "subject.kind": "idea"
    },
    "slots": {
      "subject.handle": "idea",
      "people_handles": "handles"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "likes.mutate*#2",
    "capability": "likes.mutate",
    "set": {
      "operation": "save"
    },
    "slots": {
      "subject.handle": "found"
    },
    "needs": [
      "subject.handle"
    ],
    "confirm": false,
    "examples": []
  },
  {
    "id": "likes.mutate*#3",
    "capability": "likes.mutate",
    "set": {
      "operation": "remove_person",
      "subject.kind": "idea"
    },
    "slots": {
      "subject.handle": "idea",
      "people_handles": "handles"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "likes.mutate*#4",
    "capability": "likes.mutate",
    "set": {
      "operation": "unlike",
      "subject.kind": "idea"
    },
    "slots": {
      "subject.handle": "idea"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.object.get*",
    "capability": "ideas.object.get",
    "set": {},
    "slots": {
      "subject.candidate_id": "idea"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.lists.defaults.update*",
    "capability": "ideas.lists.defaults.update",
    "set": {},
    "slots": {
      "ideas_list_handle": "list",
      "activity_names": "words"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.lists.defaults.update*#2",
    "capability": "ideas.lists.defaults.update",
    "set": {},
    "slots": {
      "ideas_list_handle": "list",
      "neighborhood_names": "words"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.lists.defaults.update*#3",
    "capability": "ideas.lists.defaults.update",
    "set": {},
    "slots": {
      "ideas_list_handle": "list",
      "when_preset": "preset"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.lists.defaults.update*#4",
    "capability": "ideas.lists.defaults.update",
    "set": {
      "when_preset": null
    },
    "slots": {
      "ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "ideas.lists.likes.apply*",
    "capability": "ideas.lists.likes.apply",
    "set": {},
    "slots": {
      "ideas_list_handle": "list"
    },
    "needs": [
      "ideas_list_handle"
    ],
    "confirm": true,
    "examples": []
  },
  {
    "id": "ideas.roundup.mutate*",
    "capability": "ideas.roundup.mutate",
    "set": {
      "operation": "create"
    },
    "slots": {
      "source_url": "link",
      "target_ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "relationships.invitation.get*",
    "capability": "relationships.invitation.get",
    "set": {},
    "slots": {
      "invitation_token": "link"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "relationships.friendship.review*",
    "capability": "relationships.friendship.review",
    "set": {
      "operation": "create_invitation"
    },
    "slots": {
      "people_handles": "handles"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "relationships.friendship.review*#2",
    "capability": "relationships.friendship.review",
    "set": {
      "operation": "accept_invitation"
    },
    "slots": {
      "invitation_token": "link"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  },
  {
    "id": "relationships.friendship.review*#3",
    "capability": "relationships.friendship.review",
    "set": {
      "operation": "disconnect"
    },
    "slots": {
      "person_handle": "person"
    },
    "needs": [],
    "confirm": false,
    "examples": []
  }
] as const

/** What a message has that asks for it. */
export const ways: readonly Way[] = [
  {"frame":0,"must":[["owe"]],"may":["who","what","answer_v","answered","me","any","thing","have"],"slots":[],"maySlots":[]},
  {"frame":0,"must":[["who","invitation"],["must"],["answer_v"]],"may":["me"],"slots":[],"maySlots":[]},
  {"frame":0,"must":[["invitation"],["not"],["answered","answer_v"]],"may":["me","have","any","what","show","all"],"slots":[],"maySlots":[]},
  {"frame":0,"must":[["waiting","attention","urgent","brief","missed","uptodate"]],"may":["what","show","any","have","me","do","need","answer_v","invitation","plan","thing","news","open_state","situation","upcoming","answered","attention","must","time","next","todo_v","or_w"],"slots":[],"maySlots":[]},
  {"frame":0,"must":[["deadlines"]],"may":["what","show","any","have","me","upcoming","expire","next","must","when","need"],"slots":[],"maySlots":[]},
  {"frame":0,"must":[["news"]],"may":["what","any","show","have","me","thing","plan"],"slots":[],"maySlots":[]},
  {"frame":0,"must":[["what"],["need","must"]],"may":["do","answer_v","me","know","thing","next"],"slots":[],"maySlots":[]},
  {"frame":0,"must":[["open_state","news"],["invitation","question_n"]],"may":["what","show","any","have","me","who"],"slots":[],"maySlots":[]},
  {"frame":0,"must":[["invitation"]],"may":["show","what","any","have","have","me","who"],"slots":[],"maySlots":[]},
  {"frame":0,"must":[["situation"]],"may":["what","how","show","me","plan"],"slots":[],"maySlots":[]},
  {"frame":0,"must":[["what"],["open_state"]],"may":["have","me","any","thing"],"slots":[],"maySlots":[]},
  {"frame":0,"must":[["must"],["todo_v","attention"]],"may":["me","what","any","something","thing","time","have"],"slots":[],"maySlots":[]},
  {"frame":1,"must":[["plans","upcoming"]],"may":["show","what","have","any","all","mine","upcoming","plan","open_state","planned","do","me","thing","next"],"slots":[],"maySlots":[]},
  {"frame":1,"must":[["what"],["planned"]],"may":["have","me","do","upcoming","thing"],"slots":[],"maySlots":[]},
  {"frame":1,"must":[["schedule_n","meetings"]],"may":["what","when","what_time","any","have","me","do","must","go","how_many","planned","time","upcoming","show","news","thing","where","know","come","plans","plan","meet","events","together","next","all","can"],"slots":[],"maySlots":[]},
  {"frame":1,"must":[["schedule_n","meetings"],["time"]],"may":["what","when","what_time","any","have","me","do","must","go","how_many","planned","upcoming","show","news","thing","where","know","come","plans","plan","meet","events","together","next","all","can","going_on","free","open_state","could"],"slots":[],"maySlots":[]},
  {"frame":1,"must":[["what","any"],["have"],["time"]],"may":["me","do","planned","plans","plan","upcoming","must","thing","start","news"],"slots":[],"maySlots":[]},
  {"frame":1,"must":[["what"],["do"],["time"]],"may":["me","planned","plans","plan","upcoming","must","have"],"slots":[],"maySlots":[]},
  {"frame":2,"must":[["plans","upcoming","planned"]],"may":["show","what","have","any","all","mine","upcoming","plan","planned","open_state","do","me","thing","next"],"slots":["when"],"maySlots":[]},
  {"frame":2,"must":[["schedule_n","meetings"]],"may":["what","when","what_time","any","have","me","do","must","go","how_many","planned","time","upcoming","show","news","thing","where","know","come","plans","plan","meet","events","together","next","all","can","going_on"],"slots":["when"],"maySlots":[]},
  {"frame":2,"must":[["what","any"],["have"]],"may":["me","do","planned","plans","plan","upcoming","must","thing","start","news"],"slots":["when"],"maySlots":[]},
  {"frame":2,"must":[["what"],["do"]],"may":["me","planned","plans","plan","upcoming","must","have"],"slots":["when"],"maySlots":[]},
  {"frame":2,"must":[["what"],["do_i"]],"may":["me","do","planned","plans","plan","upcoming","must","have"],"slots":["when"],"maySlots":[]},
  {"frame":2,"must":[["going_on"],["for_me"]],"may":["what","any","have","show","thing"],"slots":["when"],"maySlots":[]},
  {"frame":2,"must":[["who","how_many"],["come"]],"may":["me","all","can"],"slots":["when"],"maySlots":[]},
  {"frame":2,"must":[["on_then"]],"may":["me","what","any","have","show","thing","for_w","for_me"],"slots":["when"],"maySlots":[]},
  {"frame":2,"must":[["going_on"],["for_me"]],"may":["what","any","have","show","thing"],"slots":[],"maySlots":[]},
  {"frame":3,"must":[["drafts"]],"may":["show","what","have","any","all","mine","open_state","me","thing"],"slots":[],"maySlots":[]},
  {"frame":3,"must":[["what","plans","invitation"],["not"],["send"]],"may":["have","plan","show","invitation","out","me"],"slots":[],"maySlots":[]},
  {"frame":4,"must":[["past"],["plans","do","plan"]],"may":["show","what","have","any","all","mine","me","thing","where"],"slots":[],"maySlots":[]},
  {"frame":5,"must":[["past"]],"may":["show","what","have","any","all","mine","plans","do","plan","me","thing","where"],"slots":["when"],"maySlots":[]},
  {"frame":6,"must":[["past"],["upcoming"]],"may":["show","what","have","any","all","mine","plans","plan","thing","news","me"],"slots":[],"maySlots":[]},
  {"frame":6,"must":[["past"],["news"],["cancelled"]],"may":["show","what","have","any","all","mine","plans","plan","thing","upcoming","news","me","make","another"],"slots":[],"maySlots":[]},
  {"frame":6,"must":[["past"],["cancelled"],["planned"]],"may":["show","what","have","any","all","mine","plans","plan","thing","upcoming","me","or_w","everything"],"slots":[],"maySlots":[]},
  {"frame":7,"must":[["host"]],"may":["show","what","have","any","plans","plan","me","own","thing","everything","all"],"slots":[],"maySlots":[]},
  {"frame":8,"must":[["what"],["invitation"],["get"]],"may":["me"],"slots":[],"maySlots":[]},
  {"frame":8,"must":[["invited","invite"]],"may":["show","what","where","who","me","plans","have","where","thing"],"slots":[],"maySlots":[]},
  {"frame":8,"must":[["who"],["invited","invite"],["me"]],"may":["thing","plans","plan","any","have","where"],"slots":[],"maySlots":[]},
  {"frame":9,"must":[["invitations_n"]],"may":["what","show","any","have","all","from_w","get","me","invitation"],"slots":["with"],"maySlots":[]},
  {"frame":10,"must":[["invitations_n"]],"may":["what","show","any","have","all","get","me","for_w","invitation"],"slots":["when"],"maySlots":[]},
  {"frame":11,"must":[["next"],["plan","plans"]],"may":["what","show","any","have","me"],"slots":["with"],"maySlots":[]},
  {"frame":12,"must":[["cancelled"]],"may":["show","what","have","any","plans","plan","thing","mine","me","all","that_clause","own","everything","past"],"slots":[],"maySlots":[]},
  {"frame":13,"must":[["cancelled"],["host"]],"may":["show","what","have","any","plans","plan","thing","mine","me","all","that_clause","own"],"slots":[],"maySlots":[]},
  {"frame":14,"must":[["find"],["plan","plans"]],"may":["show","have","any"],"slots":["query"],"maySlots":[]},
  {"frame":14,"must":[["any"],["plan","plans"]],"may":["have"],"slots":["query"],"maySlots":[]},
  {"frame":15,"must":[["who","how_many"],["come","answered","invited","guests"]],"may":["not","any","yes","no","open_state","time"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":15,"must":[["who","how_many"],["come","answered","invited","guests"]],"may":["not","any","yes","no","open_state"],"slots":[],"maySlots":[]},
  {"frame":15,"must":[["answered","answers"]],"may":["any","who","show","what","everybody","have","somebody"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":15,"must":[["answers"]],"may":["any","show","what"],"slots":[],"maySlots":[]},
  {"frame":15,"must":[["guestlist"]],"may":["show","who"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":15,"must":[["come","answered"]],"may":["yes","no","what","how","any"],"slots":["query","plan_handle"],"maySlots":[]},
  {"frame":15,"must":[["anybody","somebody"],["come"]],"may":["any","who","time","guests"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":15,"must":[["who","how_many"]],"may":["time","guests","come"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":16,"must":[],"may":["show","plan","details","again","draft","thing","invitation"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":16,"must":[["when","where","what_time"]],"may":["start","meet","again","plan","happen","planned","must","make_it","become","time"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":16,"must":[["details"]],"may":["show","plan","thing"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":16,"must":[["how"]],"may":["look_like","start","come","do","happen","go","situation","plan","invitation"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":16,"must":[["how_long"]],"may":[],"slots":["plan_handle"],"maySlots":[]},
  {"frame":16,"must":[["when","until","deadline"],["answer_v","told","answered","tell","deadline"]],"may":["me","must","have","do","know","need","host","can","until"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":16,"must":[["when","where","what_time"],["start","meet"]],"may":["plan"],"slots":[],"maySlots":[]},
  {"frame":17,"must":[["checklist"]],"may":["show","what","all"],"slots":[],"maySlots":["plan_handle"]},
  {"frame":17,"must":[["what"],["left","todo_v","bring","prepare","need"]],"may":["have","do","must"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":17,"must":[["what"],["left","todo_v","bring","prepare"]],"may":["have","do","must","need"],"slots":[],"maySlots":[]},
  {"frame":17,"must":[["any"],["bring"],["need"]],"may":["guests","everybody","do","must","have","me","thing"],"slots":[],"maySlots":[]},
  {"frame":17,"must":[["any"],["bring"],["need"]],"may":["guests","everybody","do","must","have","me","thing"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":17,"must":[["guests","everybody"],["bring"],["must"]],"may":["guests","everybody","do","must","have","me","thing","any","what"],"slots":[],"maySlots":[]},
  {"frame":17,"must":[["who"],["bring","do"],["what"]],"may":[],"slots":["plan_handle"],"maySlots":[]},
  {"frame":17,"must":[["open_state","left"],["item"]],"may":["show","what","any","have"],"slots":[],"maySlots":[]},
  {"frame":18,"must":[["add","save","make"],["checklist"]],"may":["item","too"],"slots":["item.title"],"maySlots":["plan_handle"]},
  {"frame":18,"must":[["add"],["one_more"]],"may":["item","checklist"],"slots":["item.title"],"maySlots":[]},
  {"frame":18,"must":[["must","remember","need"],["bring"]],"may":["save","that_clause","not","me","somebody","any","forget","want"],"slots":["item.title","plan_handle"],"maySlots":[]},
  {"frame":19,"must":[["done"]],"may":["have","checklist","item","me","take"],"slots":["item_handle"],"maySlots":["plan_handle"]},
  {"frame":20,"must":[["reopen"]],"may":["have","checklist","item","me","can","after_all"],"slots":["item_handle"],"maySlots":["plan_handle"]},
  {"frame":21,"must":[["skip","drop"]],"may":["not","need","more","item","checklist"],"slots":["item_handle"],"maySlots":["plan_handle"]},
  {"frame":21,"must":[["not"],["need","must"]],"may":["item","more"],"slots":["item_handle"],"maySlots":["plan_handle"]},
  {"frame":22,"must":[],"may":["want","lets","do","go","draft_v","make","add","set_p","together"],"slots":["candidate_id","audience_selection.person_names","scheduled_at"],"maySlots":[]},
  {"frame":22,"must":[["draft_v"]],"may":["make","want","plan","draft","max","idea","thing","events","lets","go","do","only","set_p"],"slots":["candidate_id"],"maySlots":["audience_selection.person_names","scheduled_at","capacity_max"]},
  {"frame":22,"must":[["make","turn"],["plan","draft"]],"may":["want","plan","draft","idea"],"slots":["candidate_id"],"maySlots":["audience_selection.person_names","scheduled_at"]},
  {"frame":22,"must":[["make"],["set_p"]],"may":["plan","draft","idea","add","move","good"],"slots":["candidate_id","scheduled_at"],"maySlots":["audience_selection.person_names"]},
  {"frame":22,"must":[["draft_v"]],"may":["make","plan","draft"],"slots":[],"maySlots":["audience_selection.person_names","scheduled_at"]},
  {"frame":22,"must":[["became"],["make","plan"]],"may":["make","plan","draft"],"slots":[],"maySlots":["audience_selection.person_names","scheduled_at"]},
  {"frame":22,"must":[["want","lets"]],"may":["do","go"],"slots":["candidate_id","audience_selection.person_names"],"maySlots":["scheduled_at"]},
  {"frame":22,"must":[["lets"]],"may":["do","go"],"slots":["candidate_id"],"maySlots":["scheduled_at"]},
  {"frame":23,"must":[["another","separate"],["draft_v","plan","draft"]],"may":["make","draft_v","plan","draft"],"slots":["candidate_id"],"maySlots":["scheduled_at"]},
  {"frame":24,"must":[["move","make_it"]],"may":["time","draft","plan","start","make_it","rather","more","until","same_time"],"slots":["plan_handle","scheduled_at"],"maySlots":[]},
  {"frame":24,"must":[["move","make_it","rather"]],"may":["time","draft","plan","start","make_it","rather","until"],"slots":["scheduled_at"],"maySlots":[]},
  {"frame":24,"must":[],"may":["draft","plan","start","must","rather","same_time"],"slots":["plan_handle","scheduled_at"],"maySlots":[]},
  {"frame":25,"must":[["lasts","ends"]],"may":["to_end","until","deadline","draft","plan","must","go","come","add","make_it","only"],"slots":["plan_handle","scheduled_ends_at"],"maySlots":[]},
  {"frame":25,"must":[],"may":["to_end","until","deadline","draft","plan","must","add","make_it","only"],"slots":["plan_handle","scheduled_ends_at"],"maySlots":[]},
  {"frame":25,"must":[["lasts","ends"]],"may":["to_end","until","deadline","draft","plan","must","go","come","add","make_it","only"],"slots":["scheduled_ends_at"],"maySlots":[]},
  {"frame":25,"must":[["ending"]],"may":["draft","plan","move","make_it"],"slots":["plan_handle","scheduled_ends_at"],"maySlots":[]},
  {"frame":26,"must":[["rename"]],"may":["draft","plan","title","for_me","rather"],"slots":["plan_handle","title_override"],"maySlots":[]},
  {"frame":26,"must":[["rename"],["draft"]],"may":["title"],"slots":["title_override"],"maySlots":[]},
  {"frame":26,"must":[["rename"]],"may":["title"],"slots":["title_override"],"maySlots":[]},
  {"frame":27,"must":[["must","belong","make_it","move","meet","place","happen"]],"may":["draft","plan","must","make_it","place","where","start","me","find"],"slots":["plan_handle","place_handle"],"maySlots":[]},
  {"frame":28,"must":[["add"]],"may":["draft","plan","guests","person"],"slots":["added","plan_handle"],"maySlots":[]},
  {"frame":28,"must":[["add"],["draft"]],"may":["guests","person"],"slots":["added"],"maySlots":[]},
  {"frame":28,"must":[["add"]],"may":["guests","person"],"slots":["added"],"maySlots":[]},
  {"frame":28,"must":[["too"]],"may":["come","can","must","add","invite","lets"],"slots":["added","plan_handle"],"maySlots":[]},
  {"frame":28,"must":[["too"]],"may":["come","can","must","add"],"slots":["added"],"maySlots":[]},
  {"frame":29,"must":[["max"]],"may":["guests","draft","plan","limit","make_it","how_many","have","rather","person","more","can","move","come","could","me","must"],"slots":["capacity_max"],"maySlots":["plan_handle"]},
  {"frame":30,"must":[["not","no","delete","take","drop"],["limit","max"]],"may":["guests","draft","plan","out","more","person","how_many","must"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":30,"must":[["not","no","delete","take","drop"],["limit","max"]],"may":["guests","draft","plan","out","more","person","how_many","must"],"slots":[],"maySlots":[]},
  {"frame":31,"must":[["take","delete","drop"],["time"]],"may":["out","again","draft","plan","start"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":31,"must":[["take","delete","drop"],["time"]],"may":["out","again","draft","plan","start"],"slots":[],"maySlots":[]},
  {"frame":32,"must":[["min"]],"may":["guests","draft","plan","make_it","must","come","how_many","need","me","people_n"],"slots":["capacity_min"],"maySlots":["plan_handle"]},
  {"frame":33,"must":[["deadline","answer_v"]],"may":["guests","draft","plan","must","until","come","deadline","answer_v","make_it","tell","move","time","add"],"slots":["rsvp_deadline"],"maySlots":["plan_handle"]},
  {"frame":33,"must":[["until"],["come","tell","answered"]],"may":["must","guests","answer_v"],"slots":["rsvp_deadline","plan_handle"],"maySlots":[]},
  {"frame":34,"must":[["description","write"]],"may":["draft","make","add","told"],"slots":["plan_handle","description_override"],"maySlots":[]},
  {"frame":34,"must":[["description"]],"may":["draft","make","add"],"slots":["description_override"],"maySlots":[]},
  {"frame":35,"must":[["show","see","let"],["guestlist"]],"may":["guests","draft"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":35,"must":[["guests"],["see","show"],["who","guestlist"],["come","guestlist"]],"may":["let","draft"],"slots":[],"maySlots":["plan_handle"]},
  {"frame":36,"must":[["take"]],"may":["draft","guests","again","plan","more"],"slots":["removed","plan_handle"],"maySlots":[]},
  {"frame":36,"must":[["take"],["draft"]],"may":["guests","again","more"],"slots":["removed"],"maySlots":[]},
  {"frame":36,"must":[["take"]],"may":["again","guests","more"],"slots":["removed"],"maySlots":[]},
  {"frame":36,"must":[["not"]],"may":["more","draft","invite"],"slots":["removed","plan_handle"],"maySlots":[]},
  {"frame":37,"must":[["preview"]],"may":["show","draft","plan","invitation","how","me","send","upcoming","before","get"],"slots":[],"maySlots":["plan_handle"]},
  {"frame":37,"must":[["how"],["look_like"]],"may":["invitation","draft","plan","show","send","upcoming","before"],"slots":[],"maySlots":["plan_handle"]},
  {"frame":37,"must":[["what","how"],["invitation","get"],["see"]],"may":["guests","get"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":37,"must":[["show"],["invitation"]],"may":["me","draft","guests","see","let","again"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":37,"must":[["see","show"],["invitation"],["upcoming","before"]],"may":["send","get","draft","me","own","reason","guests"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":38,"must":[["invite"]],"may":["guests","draft","plan","send","only","but"],"slots":["plan_handle"],"maySlots":["send_person_names"]},
  {"frame":38,"must":[["invite"]],"may":[],"slots":["send_person_names"],"maySlots":[]},
  {"frame":38,"must":[["send"],["invitation","draft","plan"]],"may":["out","guests","only","but","can","prepare","ready","make"],"slots":["plan_handle"],"maySlots":["send_person_names"]},
  {"frame":38,"must":[["go_out"]],"may":["send","out","ready","invitation","draft","guests","all","everybody"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":38,"must":[["send"]],"may":["out","guests","draft","invitation","only","but","can"],"slots":["plan_handle","send_person_names"],"maySlots":[]},
  {"frame":38,"must":[["send"],["invitation"]],"may":["out"],"slots":[],"maySlots":["send_person_names"]},
  {"frame":38,"must":[["send"]],"may":["out","guests","draft","only","but","can"],"slots":["send_person_names"],"maySlots":[]},
  {"frame":38,"must":[["go","get"],["invitation"],["out"]],"may":["can","let","all","everybody","guests","draft"],"slots":["plan_handle"],"maySlots":["send_person_names"]},
  {"frame":38,"must":[["ready"],["invitation"]],"may":["make","send","draft","guests"],"slots":["plan_handle"],"maySlots":["send_person_names"]},
  {"frame":38,"must":[["make"],["ready"]],"may":["invitation","send","draft","guests"],"slots":["plan_handle"],"maySlots":["send_person_names"]},
  {"frame":38,"must":[["throw"],["out"]],"may":["invitation","draft","guests"],"slots":["plan_handle"],"maySlots":["send_person_names"]},
  {"frame":38,"must":[["go_out"]],"may":["invitation","draft","guests","only"],"slots":["plan_handle"],"maySlots":["send_person_names"]},
  {"frame":38,"must":[["go_out"],["invitation"]],"may":["draft","guests","only"],"slots":[],"maySlots":["send_person_names"]},
  {"frame":39,"must":[["link"]],"may":["share","make","show","plan","draft","pass_on","want","get","need"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":39,"must":[["share","make","get"],["link"]],"may":["share","make","plan","draft","pass_on","want"],"slots":[],"maySlots":[]},
  {"frame":39,"must":[["share"]],"may":["link","plan","draft"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":40,"must":[["add","invite"]],"may":["guests","person","plan","come","too"],"slots":["added","plan_handle"],"maySlots":[]},
  {"frame":40,"must":[["too"]],"may":["come","can","must","add","invite","lets"],"slots":["added","plan_handle"],"maySlots":[]},
  {"frame":40,"must":[["too"]],"may":["come","can","must","add"],"slots":["added"],"maySlots":[]},
  {"frame":41,"must":[["take","uninvite","drop"]],"may":["guests","again","more","plan","invitation","answered","reason","because"],"slots":["removed","plan_handle"],"maySlots":[]},
  {"frame":41,"must":[["take"],["from_w"]],"may":["guests","again","more","plan"],"slots":["removed","plan_handle"],"maySlots":[]},
  {"frame":41,"must":[["not"],["come"]],"may":["more","after_all"],"slots":["removed","plan_handle"],"maySlots":[]},
  {"frame":41,"must":[["uninvite"]],"may":["again"],"slots":["removed"],"maySlots":[]},
  {"frame":42,"must":[["move","make_it"]],"may":["time","plan","start","make_it","rather","must","until","same_time"],"slots":["plan_handle","changes.scheduled_at"],"maySlots":[]},
  {"frame":42,"must":[],"may":["must","start","rather","plan","move","same_time"],"slots":["plan_handle","changes.scheduled_at"],"maySlots":[]},
  {"frame":43,"must":[["lasts","ends"]],"may":["to_end","until","deadline","plan","must","go","come","add","make_it","only"],"slots":["plan_handle","changes.scheduled_ends_at"],"maySlots":[]},
  {"frame":43,"must":[],"may":["to_end","until","deadline","plan","must","add","make_it","only"],"slots":["plan_handle","changes.scheduled_ends_at"],"maySlots":[]},
  {"frame":43,"must":[["lasts","ends"]],"may":["to_end","until","deadline","plan","must","go","come","add","make_it","only"],"slots":["changes.scheduled_ends_at"],"maySlots":[]},
  {"frame":44,"must":[["move","make_it"]],"may":["time","plan","start","make_it","rather","until"],"slots":["changes.scheduled_at"],"maySlots":[]},
  {"frame":45,"must":[["ending"]],"may":["plan","move","make_it"],"slots":["plan_handle","changes.scheduled_ends_at"],"maySlots":[]},
  {"frame":46,"must":[["deadline","answer_v"]],"may":["guests","plan","must","until","come","deadline","answer_v","make_it","tell","move","make","another","answers","news","time","add"],"slots":["changes.rsvp_deadline","plan_handle"],"maySlots":[]},
  {"frame":47,"must":[["max"]],"may":["guests","plan","limit","make_it","how_many","have","rather","person","more","can","move"],"slots":["changes.capacity_max","plan_handle"],"maySlots":[]},
  {"frame":48,"must":[["rename"]],"may":["plan","title","for_me","rather"],"slots":["plan_handle","changes.title_override"],"maySlots":[]},
  {"frame":49,"must":[["max"]],"may":["guests","plan","limit","make_it","how_many","come","can","could","me","must"],"slots":["changes.capacity_max","plan_handle"],"maySlots":[]},
  {"frame":49,"must":[["max"]],"may":["guests","plan","limit","make_it","how_many","come","can","could","me","must"],"slots":["changes.capacity_max"],"maySlots":[]},
  {"frame":50,"must":[["min"]],"may":["guests","plan","make_it","must","come","how_many","need","me"],"slots":["changes.capacity_min","plan_handle"],"maySlots":[]},
  {"frame":51,"must":[["description"]],"may":["plan","make","add","write","told"],"slots":["plan_handle","changes.description_override"],"maySlots":[]},
  {"frame":52,"must":[["meet_at"]],"may":["move","place","make_it","before","where"],"slots":["changes.meetup_location_text","plan_handle"],"maySlots":[]},
  {"frame":52,"must":[["meet_at"]],"may":["move","place","make_it","before","where"],"slots":["changes.meetup_location_text"],"maySlots":[]},
  {"frame":53,"must":[["meet_at"]],"may":["move","time","make_it","before","when"],"slots":["changes.meetup_at","plan_handle"],"maySlots":[]},
  {"frame":54,"must":[["meet_at"]],"may":["me","move","time","place","make_it","before","when","where"],"slots":["changes.meetup_at","changes.meetup_location_text","plan_handle"],"maySlots":[]},
  {"frame":54,"must":[["meet_at"]],"may":["me","move","time","place","make_it","before","when","where"],"slots":["changes.meetup_at","changes.meetup_location_text"],"maySlots":[]},
  {"frame":55,"must":[["move"],["not"],["tell"]],"may":["time","plan","guests","anybody"],"slots":["plan_handle","changes.scheduled_at"],"maySlots":[]},
  {"frame":56,"must":[["cancel"]],"may":["plan","must","sorry","guests","all","tell","cancel","told","let","know","everybody","after_all","can"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":56,"must":[["not"],["happen"]],"may":["plan"],"slots":["plan_handle"],"maySlots":[]},
  {"frame":57,"must":[["cancel"]],"may":["plan"],"slots":[],"maySlots":[]},
  {"frame":58,"must":[["accept","me_in","yes"]],"may":["invitation","me","tell","come","host","answer_v","after_all","accept","yes","me_in","can"],"slots":["invite_handle"],"maySlots":[]},
  {"frame":58,"must":[["me"],["come"]],"may":["tell","after_all","yes"],"slots":["invite_handle"],"maySlots":[]},
  {"frame":58,"must":[["come"]],"may":["after_all","yes","plan","too"],"slots":["invite_handle"],"maySlots":[]},
  {"frame":58,"must":[["tell"],["come"]],"may":["me"],"slots":["invite_handle"],"maySlots":[]},
  {"frame":58,"must":[["told"],["yes","accept"]],"may":["me","come","invitation"],"slots":[],"maySlots":[]},
  {"frame":58,"must":[["accept"],["invitation"]],"may":["me"],"slots":[],"maySlots":[]},
  {"frame":58,"must":[["take"],["invitation"],["set_p"]],"may":["add","make_it","me"],"slots":["invite_handle"],"maySlots":[]},
  {"frame":58,"must":[["me_in"]],"may":["invitation","me","yes","accept","come","after_all","tell"],"slots":[],"maySlots":[]},
  {"frame":58,"must":[["me"],["come"]],"may":["after_all"],"slots":[],"maySlots":[]},
  {"frame":59,"must":[["decline","me_out","no"]],"may":["invitation","me","tell","sorry","not","come","have","time","answer_v","after_all","rather","able","decline","me_out"],"slots":["invite_handle"],"maySlots":[]},
  {"frame":59,"must":[["not"],["come","able"]],"may":["me","tell","sorry","have","time"],"slots":["invite_handle"],"maySlots":[]},
  {"frame":59,"must":[["decline"],["invitation"]],"may":["me","sorry"],"slots":[],"maySlots":[]},
  {"frame":59,"must":[["told"],["no","decline"]],"may":["me","sorry","come","invitation"],"slots":[],"maySlots":[]},
  {"frame":59,"must":[["me_out"]],"may":["invitation","me","sorry","no","not","more","after_all","rather","decline"],"slots":[],"maySlots":[]},
  {"frame":59,"must":[["not"],["come"],["me"]],"may":["sorry","able","have"],"slots":[],"maySlots":[]},
  {"frame":59,"must":[["cancel"]],"may":["me","tell","sorry"],"slots":["invite_handle"],"maySlots":[]},
  {"frame":59,"must":[["take"],["me"],["out"]],"may":["from_w","delete","sorry"],"slots":["invite_handle"],"maySlots":[]},
  {"frame":60,"must":[["when","free","time_for"]],"may":["free","time_for","have","can","when","what_time","both","find","together","meet","any"],"slots":["person_names"],"maySlots":["window"]},
  {"frame":60,"must":[["free"]],"may":["have","can","when","what_time","me","together","slot","any","time_for","what","something","or_w","thing","good","upcoming"],"slots":["window"],"maySlots":["person_names"]},
  {"frame":60,"must":[["slot"]],"may":["have","can","when","what_time","me","together","any","time_for","both","meet","free","find","upcoming","get","time"],"slots":["window"],"maySlots":["person_names"]},
  {"frame":60,"must":[["find","when"],["meet","slot","do"]],"may":["can","free","time_for","when","slot","together","fit","me","both","where","could","upcoming","get"],"slots":["person_names"],"maySlots":["window"]},
  {"frame":60,"must":[["can","could"]],"may":["when","free","time_for","have","together","both","me","do","come","meet","make_it","any"],"slots":["person_names","window"],"maySlots":[]},
  {"frame":60,"must":[["when"],["make_it","able","come"]],"may":["can","both","any","all","get","time","add","food","free","together","me"],"slots":["person_names","window"],"maySlots":[]},
  {"frame":61,"must":[["when","what_time"],["free"]],"may":["have","can","together","both","me"],"slots":[],"maySlots":["person_names"]},
  {"frame":62,"must":[["calendar"],["connected","status","google"]],"may":["show","what","how","any","mine","do","when","have","past","again","me","slot","can"],"slots":[],"maySlots":[]},
  {"frame":62,"must":[["calendars"]],"may":["show","what","connected","how","any","google","mine","have","me"],"slots":[],"maySlots":[]},
  {"frame":63,"must":[["events","going_on"]],"may":["find","show","what","any","have","near"],"slots":["query"],"maySlots":[]},
  {"frame":63,"must":[["events","going_on"],["in_area"]],"may":["find","show","what","any","have","good","something","thing"],"slots":[],"maySlots":[]},
  {"frame":64,"must":[["events","going_on"]],"may":["find","show","what","any","have","near","good","in_area"],"slots":["window"],"maySlots":[]},
  {"frame":64,"must":[["what"],["going_on"]],"may":["near","in_area"],"slots":["window"],"maySlots":[]},
  {"frame":64,"must":[["on_then"],["near"]],"may":["what","any"],"slots":["window"],"maySlots":[]},
  {"frame":64,"must":[["near"]],"may":["what","any","something","go","going_on","events","come"],"slots":["window"],"maySlots":[]},
  {"frame":65,"must":[["events","going_on"],["near"]],"may":["what","any","show","find","all","good","sights","time"],"slots":[],"maySlots":[]},
  {"frame":65,"must":[["bored"]],"may":["ideas","idea","any","what","do","have","suggest","something"],"slots":[],"maySlots":[]},
  {"frame":65,"must":[["sights"]],"may":["ideas","suggest","bored","host","fun","want","could","must","time","what","any","have","where","good","do","can","place","places","near","go","me","show","know","see","thing","idea","what_to_do","something","find","all","events","mine"],"slots":[],"maySlots":["people","when"]},
  {"frame":65,"must":[["suggest","what_to_do"]],"may":["something","idea","thing","do","good","what","could","any","can","have","fun","want","go"],"slots":[],"maySlots":["people","when"]},
  {"frame":65,"must":[["what"],["could","can","must"],["do"]],"may":["something","thing","good","fun"],"slots":[],"maySlots":["people","when"]},
  {"frame":65,"must":[["where"],["could","can","must"],["go"]],"may":["something","thing","good","fun","me"],"slots":[],"maySlots":["people","when"]},
  {"frame":65,"must":[["idea","ideas","something","bored","fun"]],"may":["what","any","do","have","show","good","need","want","could","can","somewhere"],"slots":["when"],"maySlots":["people"]},
  {"frame":65,"must":[["somewhere"]],"may":["what","any","do","have","show","good","need","want","could","can","go","fun","something","place","suggest","find"],"slots":["when"],"maySlots":["people"]},
  {"frame":65,"must":[["ideas","something","fun","do"]],"may":["any","what","have","show","need","want","do","could","can","good"],"slots":["people"],"maySlots":["when"]},
  {"frame":66,"must":[["suggest","what","something","ideas"]],"may":["do","could","can","what","idea","list"],"slots":["idea_list_handles","when"],"maySlots":[]},
  {"frame":67,"must":[["save"]],"may":["link","list","add","idea"],"slots":["source_url"],"maySlots":["target_feed_text"]},
  {"frame":68,"must":[["save"]],"may":["link","list","add","idea","thing","capture","something"],"slots":["source_url","target_person_text"],"maySlots":[]},
  {"frame":69,"must":[["save","add","belong","share","stay"]],"may":["link","list","idea","capture","thing","place","must","mine"],"slots":["source_url","target_ideas_list_handle"],"maySlots":[]},
  {"frame":70,"must":[],"may":[],"slots":["source_url"],"maySlots":[]},
  {"frame":71,"must":[["save"]],"may":["list","idea","thing","want"],"slots":["text","target_ideas_list_handle"],"maySlots":[]},
  {"frame":71,"must":[["add"]],"may":["list","idea","thing","want"],"slots":["text","target_ideas_list_handle"],"maySlots":[]},
  {"frame":72,"must":[["save","make"],["idea"]],"may":["list","thing","for_w"],"slots":["text","target_person_text"],"maySlots":[]},
  {"frame":72,"must":[["save"],["for_w"]],"may":["idea","thing","want"],"slots":["text","target_person_text"],"maySlots":[]},
  {"frame":73,"must":[["save"]],"may":["idea","thing","want"],"slots":["text"],"maySlots":[]},
  {"frame":73,"must":[["make"],["idea"]],"may":[],"slots":["text"],"maySlots":[]},
  {"frame":74,"must":[["ready","became","status"]],"may":["capture","link","what","save","how"],"slots":[],"maySlots":[]},
  {"frame":74,"must":[["link","capture"],["done","ready","became","status","saved","news"]],"may":["what","save","do","news","any","how","can","me","know"],"slots":[],"maySlots":[]},
  {"frame":74,"must":[["what"],["became"]],"may":["link","capture"],"slots":[],"maySlots":[]},
  {"frame":74,"must":[["became"],["link","capture","thing"]],"may":["what","who","me"],"slots":[],"maySlots":[]},
  {"frame":74,"must":[["do"],["get"],["link","capture"]],"may":["or_w","no","news"],"slots":[],"maySlots":[]},
  {"frame":75,"must":[["retry"]],"may":["capture","try","can","do","again","me","share","only"],"slots":[],"maySlots":[]},
  {"frame":75,"must":[["try","again"],["capture"]],"may":["retry","again","me","can","do"],"slots":[],"maySlots":[]},
  {"frame":76,"must":[["ideas"]],"may":["show","what","have","all","any","mine","saved","have","me","all","mine"],"slots":[],"maySlots":[]},
  {"frame":76,"must":[["what"],["saved"]],"may":["have","me","ideas","all","time"],"slots":[],"maySlots":[]},
  {"frame":77,"must":[["idea","ideas","saved"]],"may":["find","show","what","any","have","have","saved","me","any","all"],"slots":["query"],"maySlots":[]},
  {"frame":78,"must":[["ideas","saved"]],"may":["show","what","have","any"],"slots":["person_name"],"maySlots":[]},
  {"frame":79,"must":[["both"],["like"]],"may":["what","ideas","idea","thing","show","any","have","me","saved"],"slots":["person_name"],"maySlots":[]},
  {"frame":80,"must":[["saved"],["places","place"]],"may":["show","what","have","me","all","any"],"slots":[],"maySlots":[]},
  {"frame":81,"must":[["find"]],"may":["everywhere","any","show","something"],"slots":["query"],"maySlots":[]},
  {"frame":82,"must":[["delete"]],"may":["idea","thing","ideas"],"slots":["idea_handle"],"maySlots":[]},
  {"frame":82,"must":[["delete"],["idea"]],"may":[],"slots":[],"maySlots":[]},
  {"frame":83,"must":[["description"],["idea"]],"may":["add","make","write","need","thing","save","must","move"],"slots":["idea_handle","description"],"maySlots":[]},
  {"frame":84,"must":[["description"]],"may":["idea","add","write","make","told"],"slots":["idea_handle","description"],"maySlots":[]},
  {"frame":84,"must":[["rename"],["idea"]],"may":["title","move","for_me"],"slots":["idea_handle","title"],"maySlots":[]},
  {"frame":84,"must":[["rename"]],"may":["title","move","for_me"],"slots":["idea_handle","title"],"maySlots":[]},
  {"frame":85,"must":[["not"],["suggest","show","see"]],"may":["more","idea","want","again","thing"],"slots":["idea_handle"],"maySlots":[]},
  {"frame":85,"must":[["stop"],["suggest","show"]],"may":["idea","again"],"slots":["idea_handle"],"maySlots":[]},
  {"frame":86,"must":[["add","move","save"]],"may":["link","idea","capture","title"],"slots":["idea_handle","source_url"],"maySlots":[]},
  {"frame":87,"must":[["lists"]],"may":["show","what","have","all","any","mine","have","me","all","mine"],"slots":[],"maySlots":["query"]},
  {"frame":87,"must":[["shared"],["list","lists"]],"may":["have","any","me","who","what","show","of_somebody"],"slots":[],"maySlots":[]},
  {"frame":88,"must":[],"may":["show","what","list","contents","have","idea","ideas","all","see","again"],"slots":["ideas_list_handle"],"maySlots":[]},
  {"frame":88,"must":[["contents"]],"may":["list","what","show"],"slots":["ideas_list_handle"],"maySlots":[]},
  {"frame":88,"must":[["contents","show"],["list"]],"may":["what","idea","ideas"],"slots":[],"maySlots":[]},
  {"frame":88,"must":[["have","do","any","see","know","again","contents"]],"may":["checklist","news","upcoming","must","need","can","could","going_on","find","something","what","list","me","contents","add","idea","ideas","thing","all","saved","item","time","show"],"slots":["ideas_list_handle"],"maySlots":[]},
  {"frame":89,"must":[["make"],["list"]],"may":["want","need","me","have","one_more","add"],"slots":["name"],"maySlots":["person_names"]},
  {"frame":89,"must":[["list"],["rename"],["for_me"]],"may":["make","want","need","me","have","one_more","title"],"slots":["name","person_names"],"maySlots":[]},
  {"frame":89,"must":[["list"],["rename"],["for_w"]],"may":["make","want","need","me","have","one_more","title"],"slots":["name","person_names"],"maySlots":[]},
  {"frame":89,"must":[["make"],["list"],["rename"]],"may":["want","need","me","have","one_more","title"],"slots":["name"],"maySlots":["person_names"]},
  {"frame":89,"must":[["need"],["list"]],"may":["want","make"],"slots":["name"],"maySlots":["person_names"]},
  {"frame":90,"must":[["rename"]],"may":["list","title","move","for_me"],"slots":["ideas_list_handle","name"],"maySlots":[]},
  {"frame":90,"must":[["rename"],["list"]],"may":["title"],"slots":["name"],"maySlots":[]},
  {"frame":91,"must":[["copy"]],"may":["list","make"],"slots":["ideas_list_handle"],"maySlots":[]},
  {"frame":91,"must":[["copy"],["list"]],"may":["make"],"slots":[],"maySlots":[]},
  {"frame":92,"must":[["delete"]],"may":["list"],"slots":["ideas_list_handle"],"maySlots":[]},
  {"frame":92,"must":[["delete"],["list"]],"may":["all"],"slots":[],"maySlots":[]},
  {"frame":92,"must":[["not"],["need"]],"may":["list","me","more"],"slots":["ideas_list_handle"],"maySlots":[]},
  {"frame":93,"must":[["add","save"]],"may":["list","idea","belong","thing","both","all","want","can","must","too"],"slots":["idea_handles","ideas_list_handle"],"maySlots":[]},
  {"frame":93,"must":[["add"],["list"]],"may":[],"slots":["idea_handles"],"maySlots":[]},
  {"frame":93,"must":[["arrow"]],"may":["list"],"slots":["idea_handles","ideas_list_handle"],"maySlots":[]},
  {"frame":93,"must":[["too"]],"may":["list","idea"],"slots":["idea_handles","ideas_list_handle"],"maySlots":[]},
  {"frame":93,"must":[["belong"]],"may":["list"],"slots":["idea_handles","ideas_list_handle"],"maySlots":[]},
  {"frame":94,"must":[["take","delete"]],"may":["list","idea","again","more","from_w","both","all","can","unsuitable","reason","because"],"slots":["idea_handles","ideas_list_handle"],"maySlots":[]},
  {"frame":94,"must":[["take","delete"],["from_w"]],"may":["list","idea","again","more","both","all","can"],"slots":["idea_handles","ideas_list_handle"],"maySlots":[]},
  {"frame":94,"must":[["must"],["not"],["contents"]],"may":["list","more","both","idea"],"slots":["idea_handles","ideas_list_handle"],"maySlots":[]},
  {"frame":94,"must":[["not"],["belong","stay","need"]],"may":["list","more","must","need","can","me","take","delete","both","idea","contents"],"slots":["idea_handles","ideas_list_handle"],"maySlots":[]},
  {"frame":95,"must":[["only"]],"may":["list","keep","replace","everything"],"slots":["idea_handles","ideas_list_handle"],"maySlots":[]},
  {"frame":95,"must":[["replace"]],"may":["list","everything"],"slots":["idea_handles","ideas_list_handle"],"maySlots":[]},
  {"frame":96,"must":[["add"]],"may":["list","person","people_n","guests","come","accept","too"],"slots":["person_names","ideas_list_handle"],"maySlots":[]},
  {"frame":96,"must":[["belong"]],"may":["list","person","people_n","guests","come","accept","too","must"],"slots":["person_names","ideas_list_handle"],"maySlots":[]},
  {"frame":96,"must":[["add"],["list"]],"may":[],"slots":["person_names"],"maySlots":[]},
  {"frame":96,"must":[["list"]],"may":["person"],"slots":["ideas_list_handle","person_names"],"maySlots":[]},
  {"frame":96,"must":[["belong"]],"may":["list","person","too","come","must","can","mean"],"slots":["person_names","ideas_list_handle"],"maySlots":[]},
  {"frame":96,"must":[["too"]],"may":["list","person","come","must","can","mean","share"],"slots":["person_names","ideas_list_handle"],"maySlots":[]},
  {"frame":97,"must":[["take","delete","uninvite"]],"may":["list","again","more","person","people_n","both","all","can","from_w","out","reason","because"],"slots":["person_names","ideas_list_handle"],"maySlots":[]},
  {"frame":97,"must":[["not"]],"may":["list","more","belong","person"],"slots":["person_names","ideas_list_handle"],"maySlots":[]},
  {"frame":98,"must":[["share","send"],["list"]],"may":["let","see"],"slots":["person_name"],"maySlots":[]},
  {"frame":98,"must":[["share","send"]],"may":["list","let","see"],"slots":["ideas_list_handle","person_name"],"maySlots":[]},
  {"frame":98,"must":[["let","show"],["see"]],"may":["list"],"slots":["ideas_list_handle","person_name"],"maySlots":[]},
  {"frame":98,"must":[["link"]],"may":["list","share","send","make","get","want","need","see","can","must","reason","prepare","pass_on","show"],"slots":["ideas_list_handle","person_name"],"maySlots":[]},
  {"frame":98,"must":[["prepare"],["share"]],"may":["list","let","see"],"slots":["ideas_list_handle","person_name"],"maySlots":[]},
  {"frame":99,"must":[["directions"]],"may":["show","what","list","have"],"slots":["ideas_list_handle"],"maySlots":[]},
  {"frame":100,"must":[["like"]],"may":["what","list","preview"],"slots":["person_names","ideas_list_handle"],"maySlots":[]},
  {"frame":100,"must":[["preview","fit"],["like"]],"may":["list"],"slots":["ideas_list_handle"],"maySlots":["person_names"]},
  {"frame":101,"must":[["likes"]],"may":["show","what","have","any","all","mine","friends"],"slots":[],"maySlots":[]},
  {"frame":102,"must":[["what"],["like"],["me"]],"may":["show","own","only","have"],"slots":[],"maySlots":[]},
  {"frame":102,"must":[["own"],["likes"]],"may":["show","what","only"],"slots":[],"maySlots":[]},
  {"frame":103,"must":[["like","likes"],["friends"]],"may":["what","show","see","can"],"slots":[],"maySlots":[]},
  {"frame":104,"must":[["like","likes"]],"may":["what","show","know"],"slots":["people_handles"],"maySlots":[]},
  {"frame":105,"must":[["friends","people_n"]],"may":["show","what","who","have","all","any","mine","have","me","saved","all","mine","here","know"],"slots":[],"maySlots":[]},
  {"frame":105,"must":[["who"],["know"]],"may":["me","have","here"],"slots":[],"maySlots":[]},
  {"frame":106,"must":[["find","know"],["person","friends","somebody"]],"may":["any","me","have"],"slots":["query"],"maySlots":[]},
  {"frame":106,"must":[["have"],["person","friends"]],"may":["any","me"],"slots":["query"],"maySlots":[]},
  {"frame":107,"must":[["how_many"]],"may":["have","know","me","do","friends","people_n","person","here","saved","what"],"slots":["query"],"maySlots":[]},
  {"frame":108,"must":[["connected"],["friends","people_n"]],"may":["show","who","what","me","all","any","have","mine","only","here"],"slots":[],"maySlots":[]},
  {"frame":108,"must":[["who","friends"],["connected"]],"may":["show","me","here","mine","all","people_n","what","have"],"slots":[],"maySlots":[]},
  {"frame":109,"must":[["in_mind"]],"may":["show","friends","people_n","who","all"],"slots":[],"maySlots":[]},
  {"frame":109,"must":[["who","friends"],["not"],["connected"]],"may":["show"],"slots":[],"maySlots":[]},
  {"frame":110,"must":[],"may":["show","who","person","details","know","again","what","everything","all"],"slots":["person_handle"],"maySlots":[]},
  {"frame":110,"must":[["know","details"]],"may":["what","show","person","have"],"slots":["person_handle"],"maySlots":[]},
  {"frame":111,"must":[["add","save","make","remember"],["person","friends","contact","people_n"]],"may":["mine"],"slots":["people"],"maySlots":[]},
  {"frame":112,"must":[["rename"]],"may":["person","title","misspelt","must","move","for_me","add","only","me"],"slots":["person_handle","display_name"],"maySlots":[]},
  {"frame":112,"must":[["misspelt"]],"may":["person","title","me","have","must","save","meant","says"],"slots":["person_handle","display_name"],"maySlots":[]},
  {"frame":113,"must":[["delete"]],"may":["person","friends","people_n","contact"],"slots":["person_handle"],"maySlots":[]},
  {"frame":114,"must":[["places"]],"may":["show","what","have","all","any","mine","have","me","all","saved","mine"],"slots":[],"maySlots":["query"]},
  {"frame":114,"must":[["address","where"]],"may":["what","place","mine"],"slots":["query"],"maySlots":[]},
  {"frame":115,"must":[["archived"],["places"]],"may":["show","what","have","all","any","mine","too","me"],"slots":[],"maySlots":[]},
  {"frame":116,"must":[["save","add","make"],["place","places"]],"may":["mine","me","thing","want"],"slots":["name"],"maySlots":["address"]},
  {"frame":116,"must":[["save"]],"may":["mine","me","moved","place"],"slots":["name","address"],"maySlots":[]},
  {"frame":117,"must":[["description"]],"may":["place","add","write","make","told"],"slots":["place_handle","description"],"maySlots":[]},
  {"frame":117,"must":[["rename"],["place"]],"may":["title","move","for_me"],"slots":["place_handle","name"],"maySlots":[]},
  {"frame":117,"must":[["rename"]],"may":["title","move","for_me"],"slots":["place_handle","name"],"maySlots":[]},
  {"frame":118,"must":[["address","moved"]],"may":["move","place"],"slots":["place_handle","address"],"maySlots":[]},
  {"frame":119,"must":[["delete"]],"may":["place","places"],"slots":["place_handle"],"maySlots":[]},
  {"frame":120,"must":[["where"],["eat","get","find","go","can"]],"may":["good","can","could"],"slots":["subject"],"maySlots":["area","person","date_phrase"]},
  {"frame":120,"must":[["find","want","hungry","eat","suggest"],["somewhere"]],"may":["good","near"],"slots":["subject"],"maySlots":["area","person","date_phrase"]},
  {"frame":120,"must":[["food"]],"may":["find","want","need","suggest","any","have","where","what","who","good","eat","somewhere","can","could","do","place","places","near","idea","ideas","go","out","me","show","hungry","know","must","something","list","see"],"slots":["subject"],"maySlots":["area","person","date_phrase"]},
  {"frame":121,"must":[["research"]],"may":["me","where","show","find","want","near"],"slots":["query"],"maySlots":[]},
  {"frame":122,"must":[["narrow"]],"may":["research","find"],"slots":["query"],"maySlots":[]},
  {"frame":123,"must":[["like"]],"may":["idea","me","add","share","both","too","want","likes","save","get","for_w"],"slots":["subject.handle"],"maySlots":["people_handles"]},
  {"frame":123,"must":[["done"],["likes"]],"may":["idea","me","thing","mine","reason"],"slots":["subject.handle"],"maySlots":["people_handles"]},
  {"frame":123,"must":[["like"]],"may":["idea","me","add","save","too"],"slots":[],"maySlots":[]},
  {"frame":124,"must":[["save","like"]],"may":["idea","me","add","save","like","thing","too","both","want","get","for_w","events"],"slots":["subject.handle"],"maySlots":[]},
  {"frame":125,"must":[["take","delete"],["like","likes"]],"may":["from_w","again","more","me","idea"],"slots":["subject.handle","people_handles"],"maySlots":[]},
  {"frame":125,"must":[["not"],["belong"],["like","likes"]],"may":["more","me"],"slots":["subject.handle","people_handles"],"maySlots":[]},
  {"frame":126,"must":[["unlike"]],"may":["idea","me"],"slots":["subject.handle"],"maySlots":[]},
  {"frame":126,"must":[["not"],["like"]],"may":["idea","me","more","take"],"slots":["subject.handle"],"maySlots":[]},
  {"frame":126,"must":[["take"],["like"]],"may":["idea","me","more"],"slots":["subject.handle"],"maySlots":[]},
  {"frame":127,"must":[],"may":["show","idea","details","know","thing","again","what"],"slots":["subject.candidate_id"],"maySlots":[]},
  {"frame":127,"must":[["have"],["contents"]],"may":["me","idea","any","saved"],"slots":["subject.candidate_id"],"maySlots":[]},
  {"frame":127,"must":[["details","know"]],"may":["idea","show","what","more"],"slots":["subject.candidate_id"],"maySlots":[]},
  {"frame":127,"must":[["address","where"]],"may":["idea","what","place","again","do","thing","come"],"slots":["subject.candidate_id"],"maySlots":[]},
  {"frame":128,"must":[["default"],["activity"]],"may":["activity","list"],"slots":["ideas_list_handle","activity_names"],"maySlots":[]},
  {"frame":129,"must":[["area_n"]],"may":["default","list","move","make","must"],"slots":["ideas_list_handle","neighborhood_names"],"maySlots":[]},
  {"frame":130,"must":[["default"]],"may":["time","list","must","make"],"slots":["ideas_list_handle","when_preset"],"maySlots":[]},
  {"frame":131,"must":[["delete","take","not"],["default"]],"may":["time","list","more"],"slots":["ideas_list_handle"],"maySlots":[]},
  {"frame":132,"must":[["apply"]],"may":["preview","like","list","likes"],"slots":[],"maySlots":["ideas_list_handle"]},
  {"frame":133,"must":[["all","everything","places"]],"may":["save","add","link","list","places","idea","ideas","all","everything"],"slots":["source_url"],"maySlots":["target_ideas_list_handle"]},
  {"frame":134,"must":[["what","know","mean","allow","friends"]],"may":["link","person","send","mean","allow","do","know","me","what","show"],"slots":["invitation_token"],"maySlots":[]},
  {"frame":134,"must":[["invitation"]],"may":["link","what","show","come","know","me","answered"],"slots":["invitation_token"],"maySlots":[]},
  {"frame":134,"must":[["who"],["invitation"]],"may":["link","show","come","accept","know","me","answered"],"slots":["invitation_token"],"maySlots":[]},
  {"frame":135,"must":[["connect","friend_request"]],"may":["me","friends","here","want","make","send","link"],"slots":["people_handles"],"maySlots":[]},
  {"frame":135,"must":[["friends"],["become"]],"may":["me","want","here"],"slots":["people_handles"],"maySlots":[]},
  {"frame":135,"must":[["friends"],["link"]],"may":["make","add","me"],"slots":["people_handles"],"maySlots":[]},
  {"frame":136,"must":[["accept"]],"may":["link","me","yes","friends"],"slots":["invitation_token"],"maySlots":[]},
  {"frame":136,"must":[["accept"],["invitation"]],"may":["link","me","yes","friends"],"slots":["invitation_token"],"maySlots":[]},
  {"frame":137,"must":[["disconnect"]],"may":["me","friends","here"],"slots":["person_handle"],"maySlots":[]},
  {"frame":137,"must":[["not"],["friends","connected","connect"]],"may":["me","want","more"],"slots":["person_handle"],"maySlots":[]},
]
