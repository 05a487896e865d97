import { Problema } from '@alipen/platform/problems/problema';
import { checkBody } from './body.rules.ts';
import type { GateOperation } from './gate-operation.ts';

const operation = { requestTypes: ['application/json'], bodyLimit: 100, relayed: true } as unknown as GateOperation;
const verdict = (type: string | undefined): string => {
  try {
    checkBody({ 'content-length': '2', 'content-type': type }, operation);
    return 'aceito';
  } catch (error) {
    return error instanceof Problema ? error.slug : 'erro';
  }
};

describe('o tipo do conteúdo', () => {
  it.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/json\t;\tcharset=utf-8',
    'application/json\t',
    ' application/json',
  ])('%j é o da operação: a tabulação é espaço (RFC 9110, 5.6.3)', type => {
    expect(verdict(type)).toBe('aceito');
  });

  it.each([
    undefined,
    '',
    'json',
    'application',
    'application/',
    'application/jsonx',
    'application/json+xml',
    'application/x-json',
    'application/vnd.api+json',
    'application/json/x',
    'application/json,text/plain',
    'text/plain, application/json',
    'application/json x',
    'application/json\tx',
    'application/json\ttext/plain',
    'application/\tjson',
    'application\t/json',
    'application /json',
    'text/plain; a=application/json',
    'text/plain;\tapplication/json',
    'application/json; charset=latin1',
    'application/json;\tCHARSET\t=\tlatin1',
    'application/json; charset=utf-8; charset=latin1',
    'application/json; charset=utf-8x',
  ])('%j é outro: 415', type => {
    expect(verdict(type)).toBe('tipo-nao-aceito');
  });
});
