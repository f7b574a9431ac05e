import type { Season } from './seasons.ts'

const seasonsByLetter: ReadonlyMap<string, Season> = new Map([
  ['f', 'frost'],
  ['h', 'harvest'],
  ['m', 'midsummer'],
  ['s', 'spring'],
  ['w', 'monsoon']
])

/** The fields of twelve months, from January, by where a country lies and when its main crops grow. */
const years: readonly { countries: string; months: string }[] = [
  {
    months: 'f f s s s m m h h h f f',
    countries: 'at be bg ch cn cz de dk fr gb hr hu ie jp kr lu nl pl ro rs si sk tr ua us uz'
  },
  { months: 'f f f f s s m h h h f f', countries: 'by ca ee fi kz lt lv mn no ru se' },
  { months: 's s s m m h h h h h s s', countries: 'dz es gr il it lb ma pt tn' },
  { months: 's s s s h h h h h h s s', countries: 'ae eg iq pk sa' },
  { months: 's s h h h s m m m h h s', countries: 'mx' },
  { months: 'h h h h w w w w w w m m', countries: 'bd in kh la lk mm np ph th tw vn' },
  {
    months: 'h h s m m h h h s m m h',
    countries: 'ci cm co cr et gh gt hn ke ng ni pa sv tz ug ve'
  },
  { months: 'w w m h s s h h h s w w', countries: 'id my' },
  { months: 'm m h s m m h h s s s m', countries: 'bo br' },
  { months: 'm m m h h h s s s s s m', countries: 'ec pe' },
  { months: 'm m h h h f f s s s s m', countries: 'ar cl nz uy za zm zw na' },
  { months: 'h h h h s s s s s m h h', countries: 'au' }
]

/** The season of each month in a country; `undefined` for a country that the table does not name. */
export function yearOf(country: string): Season[] | undefined {
  const { months } = years.find(({ countries }) => countries.split(' ').includes(country)) ?? {}
  return months?.split(' ').flatMap(letter => seasonsByLetter.get(letter) ?? [])
}
