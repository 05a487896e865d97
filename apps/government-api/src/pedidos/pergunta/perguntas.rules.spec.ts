import type { Problema } from '@alipen/platform/problems/problema';
import { type DoPedido, exigirPrazo, type Perguntada, respostaDe, situacaoDaPergunta } from './perguntas.rules.ts';

const em = (hora: string) => new Date(`2026-11-20T${hora}:00Z`);
const pergunta: Perguntada = {
  perguntadaEm: em('10:00'),
  prazoEm: em('12:00'),
  respondidaEm: null,
  encerradaEm: null,
  retiradaPor: null,
};
const pedido: DoPedido = { situacao: 'ENVIADO', enviadoEm: em('09:00'), atende: true };
const recusa = (fazer: () => unknown) => {
  try {
    fazer();
  } catch (error) {
    return (error as Problema).extra.errors?.[0]?.pointer;
  }
  return null;
};

describe('a pergunta ao fornecedor', () => {
  const situacao = (mudada: Partial<Perguntada> = {}, dele: Partial<DoPedido> = {}, agora = em('11:00')) =>
    situacaoDaPergunta({ ...pergunta, ...mudada }, { ...pedido, ...dele }, agora);

  it('fica aberta até a resposta, a retirada, a decisão ou o prazo', () => {
    expect(situacao()).toBe('ABERTA');
    expect(situacao({}, {}, em('12:00'))).toBe('SEM_RESPOSTA');
    expect(situacao({ respondidaEm: em('11:00') }, { situacao: 'CONFIRMADO' }, em('23:00'))).toBe('RESPONDIDA');
    expect(situacao({ encerradaEm: em('10:30'), retiradaPor: 4 })).toBe('RETIRADA');
  });

  it.each(['CONFIRMADO', 'RECUSADO', 'DEVOLVIDO', 'CANCELADO', 'EXPIRADO'] as const)(
    'termina com o pedido %s, mesmo depois do prazo',
    decidido => {
      expect(situacao({}, { situacao: decidido })).toBe('ENCERRADA');
      expect(situacao({}, { situacao: decidido }, em('13:00'))).toBe('ENCERRADA');
    },
  );

  it('não vale para o pedido enviado de novo, nem para quem já não o entrega', () => {
    expect(situacao({}, { enviadoEm: em('10:30') })).toBe('ENCERRADA');
    expect(situacao({}, { atende: false })).toBe('ENCERRADA');
  });

  it('dá tempo de responder, e não passa do dia das refeições', () => {
    const prazo = (ate: string) => recusa(() => exigirPrazo(em(ate), em('10:00'), em('20:00')));
    expect([prazo('10:04'), prazo('09:00'), prazo('10:05'), prazo('20:00'), prazo('20:01')]).toEqual([
      '/prazo',
      '/prazo',
      null,
      null,
      '/prazo',
    ]);
  });

  it('em parte pede quantidade menor ou palavras; não pede o motivo; sim não traz quantidade', () => {
    const de = (resto: Partial<Parameters<typeof respostaDe>[0]>) =>
      recusa(() => respostaDe({ nome: 'Marta', atendimento: 'ATENDE', ...resto }, 100));
    expect(de({})).toBeNull();
    expect(de({ quantidade: 50 })).toBe('/quantidade');
    expect(de({ atendimento: 'ATENDE_EM_PARTE' })).toBe('/quantidade');
    expect(de({ atendimento: 'ATENDE_EM_PARTE', texto: '  ' })).toBe('/quantidade');
    expect(de({ atendimento: 'ATENDE_EM_PARTE', quantidade: 100 })).toBe('/quantidade');
    expect(de({ atendimento: 'ATENDE_EM_PARTE', quantidade: 99 })).toBeNull();
    expect(de({ atendimento: 'ATENDE_EM_PARTE', texto: 'Sem o jantar.' })).toBeNull();
    expect(de({ atendimento: 'NAO_ATENDE' })).toBe('/texto');
    expect(de({ atendimento: 'NAO_ATENDE', texto: 'Sem gás.' })).toBeNull();
  });
});
