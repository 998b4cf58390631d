// Generated from spec/ by codegen. Do not edit.
import type { LanguageWords } from '#generated/server/words/classes.ts'

export const ukWords: LanguageWords = {
  'text.canceled': 'скасовано|скасована|скасовани|скасованй|відмінено',
  'text.postponed': 'перенесено',
  'page.failure': 'ой',
  'page.log_in': 'увійти',
  'page.site_work': 'технічні роботи',
  'page.site_work_now': 'технічні роботи',
  'page.wall_phrase': 'сторінк~ не знайдено|сторінк~ не знайдена|сторінк~ не найдена|страниц~ не знайдено|страниц~ не знайдена|страниц~ не найдена|не існує',
}
