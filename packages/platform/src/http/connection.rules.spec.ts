import { endToEnd, isHopByHop } from './connection.rules.ts';

const given = (connection: string | string[] | undefined) => ({
  connection,
  accept: 'a',
  'if-match': '"1"',
  cookie: 'c',
});

describe('o que Connection nomeia é só do trecho', () => {
  it.each<[string | string[] | undefined, string[]]>([
    [undefined, ['connection', 'accept', 'if-match', 'cookie']],
    ['keep-alive', ['connection', 'accept', 'if-match', 'cookie']],
    ['close, TE', ['connection', 'accept', 'if-match', 'cookie']],
    ['accept', ['connection', 'if-match', 'cookie']],
    ['close,If-Match ,\tACCEPT', ['connection', 'cookie']],
    [
      ['keep-alive', 'Accept, cookie'],
      ['connection', 'if-match'],
    ],
    [',, ,', ['connection', 'accept', 'if-match', 'cookie']],
  ])('de %j seguem %j', (connection, names) => {
    expect(Object.keys(endToEnd(given(connection)))).toEqual(names);
  });

  it('e se pergunta por um', () => {
    expect(isHopByHop(given('close, Accept'), 'accept')).toBe(true);
    expect(isHopByHop(given('close'), 'accept')).toBe(false);
  });
});
