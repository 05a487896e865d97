import type { Formulario } from './fiscalizacoes.queries.ts';
import { EM_BRANCO, type Preenchimento, type RespostaDigitada } from './preenchimento.model.ts';
import { digitadaDe, juntar, paraOServidor } from './rascunho.model.ts';

const item = (codigo: string, tipo: string) => ({ codigo, tipo, titulo: codigo, obrigatorio: true, foto: 'NUNCA' });
const formulario = {
  secoes: [
    {
      itens: [
        item('F1', 'CONFORMIDADE'),
        item('B1', 'TEMPERATURA'),
        item('C1', 'PESOS'),
        item('B3', 'HORA'),
        item('E1', 'ESCALA'),
        item('A2', 'QUANTIDADES'),
        item('I1', 'TEXTO'),
      ],
    },
  ],
} as unknown as Formulario;

const cedo = '2026-11-21T12:00:00.000Z';
const tarde = '2026-11-21T12:05:00.000Z';
const em = (respostas: Record<string, Partial<RespostaDigitada>>, horas: Record<string, string> = {}) =>
  ({
    respostas: Object.fromEntries(Object.entries(respostas).map(([n, dita]) => [n, { ...EM_BRANCO, ...dita }])),
    horas,
  }) as unknown as Preenchimento;
const NENHUMA = new Set<string>();
const FOTO = { uuid: 'p-1', sha256: 'a'.repeat(64), bytes: 9, contexto: 'MARMITA' } as const;

const cheio = em(
  {
    F1: { resposta: 'NAO_CONFORME', motivo: 'Tampas abertas\nem três', providencia: 'Trocadas', fotos: ['p-1'] },
    B1: { leituras: [{ preparacao: 'Feijão', graus: '57,5', medidaEm: cedo }] },
    C1: { tara: '20', brutos: ['760', '755', '748'] },
    B3: { valor: '11:05' },
    E1: { valor: '4' },
    A2: { quantidades: { 1: 100, 2: 8 } },
    I1: { texto: 'Sem mais.' },
  },
  Object.fromEntries(['F1', 'B1', 'C1', 'B3', 'E1', 'A2', 'I1'].map(codigo => [codigo, cedo])),
);

describe('o rascunho em dois aparelhos', () => {
  it('o que vai ao servidor volta igual em outro aparelho', () => {
    const respostas = paraOServidor(formulario, cheio);
    expect(respostas.every(resposta => resposta.em === cedo)).toBe(true);
    const outro = juntar(formulario, em({}), { respostas, fotos: [FOTO] }, NENHUMA);
    expect(outro?.respostas).toEqual(cheio.respostas);
    expect(outro?.horas).toEqual(cheio.horas);
    expect(outro?.fotosDeLonge).toEqual([FOTO]);
  });

  it('de cada item fica a resposta mais nova, venha de onde vier', () => {
    const meu = em({ E1: { valor: '5' }, I1: { texto: 'meu' } }, { E1: tarde, I1: cedo });
    const respostas = [
      { item: 'E1', valor: 1, em: cedo },
      { item: 'I1', texto: 'do outro', em: tarde },
    ];
    const junto = juntar(formulario, meu, { respostas, fotos: [] }, NENHUMA);
    expect([junto?.respostas.E1?.valor, junto?.respostas.I1?.texto]).toEqual(['5', 'do outro']);
    expect(junto?.horas).toEqual({ E1: tarde, I1: tarde });
  });

  it('a resposta desfeita depois também vale, e a mesma de novo não muda nada', () => {
    const meu = em({ E1: { valor: '5' } }, { E1: cedo });
    const desfeita = { respostas: [{ item: 'E1', em: tarde }], fotos: [] };
    const junto = juntar(formulario, meu, desfeita, NENHUMA);
    expect(junto?.respostas.E1).toEqual(EM_BRANCO);
    expect(juntar(formulario, { ...meu, ...junto }, desfeita, NENHUMA)).toBeNull();
  });

  it('a foto que só este aparelho tem fica, mesmo quando a resposta do outro é mais nova', () => {
    const meu = em({ F1: { resposta: 'CONFORME', fotos: ['minha'] } }, { F1: cedo });
    const respostas = [{ item: 'F1', resposta: 'NAO_CONFORME' as const, fotos: ['p-1'], em: tarde }];
    const junto = juntar(formulario, meu, { respostas, fotos: [FOTO] }, new Set(['minha']));
    expect(junto?.respostas.F1?.fotos).toEqual(['p-1', 'minha']);
  });

  it('um rascunho de antes, sem horas, não apaga o que se digitou aqui', () => {
    const meu = em({ E1: { valor: '5' } });
    expect(juntar(formulario, meu, { respostas: [{ item: 'E1', valor: 1 }], fotos: [] }, NENHUMA)).toBeNull();
  });

  it('a observação sem providência é só o motivo', () => {
    const [f1] = formulario.secoes[0]?.itens ?? [];
    if (!f1) throw new Error('the form has items');
    const dita = digitadaDe(f1, { item: 'F1', observacao: 'Sem touca' });
    expect([dita.motivo, dita.providencia]).toEqual(['Sem touca', '']);
  });
});
