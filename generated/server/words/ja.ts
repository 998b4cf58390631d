// Generated from spec/ by codegen. Do not edit.
import type { LanguageWords } from '#generated/server/words/classes.ts'

export const jaWords: LanguageWords = {
  'time.japanese_beside': {
    start: '開演|開始|スタート',
    doors: '開場',
    end: '終演|終了',
  },
  'time.japanese_half': {
    am: '午前',
    pm: '午後',
  },
  'time.japanese_mark': {
    year: '年',
    month: '月',
    day: '日',
    hour: '時',
    minute: '分',
    half: '半',
  },
  'text.canceled': '中止',
  'text.postponed': '延期',
  'text.sold_out': '完売',
  'page.failure': '404エラー',
  'page.gone_phrase': '見つかりません|削除された可能性',
  'page.log_in': 'ログイン',
  'page.site_work_now': 'メンテナンス中',
  'page.wall_phrase': '見つかりません|存在しません|ページがありません|アクセスが拒否|メンテナンス中|ログインして|会員登録',
}
