// Generated from spec/ by codegen. Do not edit.
import type { LanguageWords } from '#generated/server/words/classes.ts'

export const trWords: LanguageWords = {
  'time.at': 'saat',
  'time.begin': 'baslangic',
  'time.doors': 'kapi',
  'time.end': 'bitis',
  'time.month': {
    '1': 'ocak',
    '2': 'subat',
    '3': 'mart',
    '4': 'nisan',
    '5': 'mayis',
    '6': 'haziran',
    '7': 'temmuz',
    '8': 'agustos',
    '9': 'eylul',
    '10': 'ekim',
    '11': 'kasim',
    '12': 'aralik',
  },
  'time.start': 'baslangic',
  'text.canceled': 'iptal|iptal edildi',
  'text.postponed': 'ertelendi',
  'page.log_in': 'giriş yap',
  'page.site_work': 'bakımda|bakım çalışması',
  'page.site_work_now': 'bakım çalışması',
  'page.wall_phrase': 'sayfa bulunamadı|bulunamıyor',
}
