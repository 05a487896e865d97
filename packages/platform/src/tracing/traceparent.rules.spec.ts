import { parseTraceParent, soundTraceState, traceParentText } from './traceparent.rules.ts';

const TRACE = '12345678901234567890123456789012';
const SPAN = '1234567890123456';
const of = (version: string, traceId = TRACE, spanId = SPAN, flags = '01', more = '') =>
  `${version}-${traceId}-${spanId}-${flags}${more}`;

// The cases of w3c/trace-context test/test.py that concern reading the two headers.
describe('traceparent', () => {
  it('válido é lido, e escrito de novo sempre na versão 00', () => {
    expect(parseTraceParent(of('00'))).toEqual({ traceId: TRACE, spanId: SPAN, sampled: true });
    expect(parseTraceParent(of('00', TRACE, SPAN, '00'))?.sampled).toBe(false);
    expect(parseTraceParent(of('00', TRACE, SPAN, 'ff'))?.sampled).toBe(true);
    const parent = parseTraceParent(of('cc', TRACE, SPAN, '01', '-o-que-sera')) ?? fail();
    expect(traceParentText(parent)).toBe(of('00'));
  });

  it.each([
    ['ausente', undefined],
    ['repetido', `${of('00')}, ${of('00')}`],
    ['vazio', ''],
    ['versão ff', of('ff')],
    ['versão com letra maiúscula', of('CC')],
    ['versão de um dígito', of('0')],
    ['versão de três dígitos', of('000')],
    ['versão fora do hexadecimal', of('.0')],
    ['00 com mais do que deve', of('00', TRACE, SPAN, '01', '-o-que-sera')],
    ['00 com traço no fim', of('00', TRACE, SPAN, '01', '-')],
    ['cc com mais sem traço', of('cc', TRACE, SPAN, '01', '.o-que-sera')],
    ['trace só de zeros', of('00', '0'.repeat(32))],
    ['trace curto', of('00', TRACE.slice(1))],
    ['trace longo', of('00', `${TRACE}1`)],
    ['trace em maiúsculas', of('00', 'ABCDEFABCDEFABCDEFABCDEFABCDEFAB')],
    ['trace fora do hexadecimal', of('00', '.234567890123456789012345678901.')],
    ['span só de zeros', of('00', TRACE, '0'.repeat(16))],
    ['span curto', of('00', TRACE, SPAN.slice(1))],
    ['span longo', of('00', TRACE, `${SPAN}1`)],
    ['span em maiúsculas', of('00', TRACE, 'ABCDEFABCDEFABCD')],
    ['flags fora do hexadecimal', of('00', TRACE, SPAN, '.0')],
    ['flags de um dígito', of('00', TRACE, SPAN, '1')],
    ['espaço antes', ` ${of('00')}`],
  ])('%s: vale como nenhum', (_caso, text) => {
    expect(parseTraceParent(text)).toBeUndefined();
  });
});

describe('tracestate', () => {
  it.each([
    ['foo=1', 'foo=1'],
    ['foo=1,bar=2', 'foo=1,bar=2'],
    ['foo=1 , bar=2,', 'foo=1,bar=2'],
    ['foo@vendor=1', 'foo@vendor=1'],
    ['a-b*c/d_e=x', 'a-b*c/d_e=x'],
    [
      Array.from({ length: 32 }, (_, at) => `k${at}=1`).join(','),
      Array.from({ length: 32 }, (_, at) => `k${at}=1`).join(','),
    ],
  ])('%s passa', (text, passed) => {
    expect(soundTraceState(text)).toBe(passed);
  });

  it.each([
    undefined,
    '',
    'foo',
    'foo=',
    'foo =1',
    'FOO=1',
    'foo.bar=1',
    'foo@=1,bar=2',
    '@foo=1',
    'foo@@bar=1',
    'foo@bar@baz=1',
    'foo=bar=baz',
    'foo=1,foo=2',
    `${'t'.repeat(257)}=1`,
    `${'t'.repeat(242)}@v=1`,
    `t@${'v'.repeat(15)}=1`,
    `foo=${'1'.repeat(257)}`,
    Array.from({ length: 33 }, (_, at) => `k${at}=1`).join(','),
  ])('%s cai', text => {
    expect(soundTraceState(text)).toBeUndefined();
  });
});

function fail(): never {
  throw new Error('not read');
}
