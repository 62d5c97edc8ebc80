export type DeskLanguage = 'id' | 'en'
