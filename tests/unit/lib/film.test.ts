import { describe, expect, test } from 'vitest'
import { filmUrl } from '#contract/fields.ts'
import { filmOf, isPlayer } from '#lib/film.ts'

describe('the address of a film', () => {
  test.each([
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://youtu.be/abcdefghijk?t=10',
    'https://www.youtube-nocookie.com/embed/abcdefghijk'
  ])('%s plays in the player that sets no cookie', address => {
    expect(filmOf(address)).toEqual({
      kind: 'player',
      src: 'https://www.youtube-nocookie.com/embed/abcdefghijk'
    })
  })

  test.each(['https://vimeo.com/12345', 'https://player.vimeo.com/video/12345'])(
    '%s plays in the player of Vimeo',
    address => {
      expect(filmOf(address)?.src).toBe('https://player.vimeo.com/video/12345')
    }
  )

  test('of an own file plays as it is', () => {
    expect(filmOf('/files/video/film.mp4')).toEqual({ kind: 'file', src: '/files/video/film.mp4' })
  })

  test.each([
    'https://films.example/embed/abcdefghijk',
    'https://www.youtube.com.evil.example/watch?v=abcdefghijk',
    'https://evil.example/?https://youtu.be/abcdefghijk',
    'javascript:alert(1).mp4',
    '/files/label.pdf'
  ])('%s is refused by the contract', address => {
    expect(filmUrl.safeParse(address).success).toBe(false)
  })
})

describe('a player, checked again in the browser', () => {
  test('is of a listed host, by its whole origin', () => {
    expect(isPlayer('https://player.vimeo.com/video/1')).toBe(true)
    expect(isPlayer('http://player.vimeo.com/video/1')).toBe(false)
    expect(isPlayer('https://player.vimeo.com.evil.example/video/1')).toBe(false)
    expect(isPlayer('javascript:alert(1)')).toBe(false)
  })
})
