import type { Formulario, Item } from '../fiscalizacoes.queries.ts';
import {
  type DaEntrega,
  EM_BRANCO,
  faltasDe,
  formularioDe,
  type Preenchimento,
  preenchimentoNovo,
  type RespostaDigitada,
  respondido,
} from './preenchimento.model.ts';

const item = (tipo: Item['tipo'], mudanca: Partial<Item> = {}) =>
  ({ codigo: 'A1', titulo: 'Um', tipo, obrigatorio: true, foto: 'NUNCA', ...mudanca }) as Item;
const em = (dita: Partial<RespostaDigitada>) =>
  ({
    respostas: { A1: { ...EM_BRANCO, ...dita }, H1: { ...EM_BRANCO, fotos: ['p-1'] } },
    assinatura: { nome: 'Fábio Fiscal', tracos: [] },
    ciencia: null,
  }) as unknown as Preenchimento;
const entrega = { recebimento: null, publicos: [{ id: 1, nome: 'Interno' }] } as unknown as DaEntrega;
const faltas = (um: Item, dita: Partial<RespostaDigitada>) => {
  const itens = [um, item('FOTO', { codigo: 'H1' })];
  return faltasDe({ secoes: [{ itens }] } as unknown as Formulario, em(dita), entrega).map(({ frase }) => frase);
};

describe('o que conta como respondido no aparelho', () => {
  // The server has the same table (respostas.rules.spec.ts): what is concluded offline is not refused hours later.
  it.each<[Item['tipo'], boolean, boolean]>([
    ['CONFORMIDADE', true, true],
    ['NUMERO', false, true],
    ['TEMPERATURA', false, true],
    ['PESOS', false, true],
    ['ESCALA', false, true],
    ['HORA', true, true],
    ['QUANTIDADES', false, true],
    ['FOTO', false, true],
    ['TEXTO', false, true],
  ])('%s: só “não conforme” responde? %s; só “não se aplica”? %s', (tipo, naoConforme, naoSeAplica) => {
    expect(respondido(item(tipo), em({ resposta: 'NAO_CONFORME' }), entrega)).toBe(naoConforme);
    expect(respondido(item(tipo), em({ resposta: 'NAO_SE_APLICA' }), entrega)).toBe(naoSeAplica);
  });

  it.each<[Item['tipo'], Partial<RespostaDigitada>]>([
    ['TEMPERATURA', { leituras: [{ preparacao: '', graus: '57,5', medidaEm: '2026-11-21T12:00:00.000Z' }] }],
    ['PESOS', { tara: '20', brutos: ['760', '', ''] }],
    ['ESCALA', { valor: '2' }],
    ['NUMERO', { valor: '80' }],
    ['QUANTIDADES', { quantidades: { 1: 90 } }],
  ])('%s medido e ainda não conforme conclui, com o porquê', (tipo, medida) => {
    const dita = { ...medida, resposta: 'NAO_CONFORME' as const };
    expect(faltas(item(tipo), dita)).toEqual(['Diga o que não está conforme.']);
    expect(faltas(item(tipo), { ...dita, motivo: 'pior do que mostra' })).toEqual([]);
  });

  it('sem a medida, diz que “não conforme” não fica no lugar dela', () => {
    const dita = { resposta: 'NAO_CONFORME' as const, motivo: 'fria' };
    expect(faltas(item('TEMPERATURA'), dita)).toEqual(['Falta a medida: “Não conforme” vai junto com ela.']);
    expect(faltas(item('TEMPERATURA', { obrigatorio: false }), dita)).toEqual([]);
  });

  it('um peso que o servidor não aceita é dito aqui', () => {
    expect(faltas(item('PESOS'), { tara: '20', brutos: ['740740'] })).toEqual([
      'Escreva os pesos em gramas, até 100.000.',
    ]);
  });
});

describe('o formulário editado enquanto se fiscaliza', () => {
  const [v1, v2] = [1, 2].map(id => ({ id, secoes: [] }) as unknown as Formulario) as [Formulario, Formulario];
  const comecada = preenchimentoNovo({ id: 7 } as never, v1, 'Fábio Fiscal', '2026-11-21T12:00:00.000Z');
  const { formulario: _, ...deAntes } = comecada;

  it.each([
    ['a que ainda não começou no servidor fica com o que mostrou', 'PENDENTE', comecada, 1],
    ['a começada no servidor segue o de lá', 'EM_ANDAMENTO', comecada, 2],
    ['a que ninguém abriu aqui é do dia', 'PENDENTE', null, 2],
    ['um rascunho de antes, que não guardava as perguntas, é do dia', 'PENDENTE', deAntes, 2],
  ] as const)('%s', (_titulo, situacao, em, esperado) => {
    expect(formularioDe({ situacao }, v2, em).id).toBe(esperado);
    expect(comecada.formularioId).toBe(1);
  });
});
