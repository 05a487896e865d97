import type { Formulario } from '../fiscalizacoes.queries.ts';
import { EM_BRANCO, type Preenchimento, type RespostaDigitada } from './preenchimento.model.ts';
import { camposDe, comCampos, digitadaDe, type Guardado, juntar, paraOServidor } from './rascunho.model.ts';

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
const FOTO = { uuid: 'p-1', sha256: 'a'.repeat(64), bytes: 9, contexto: 'MARMITA' } as const;
const MINHA = { ...FOTO, uuid: 'minha' };

/** What another device's draft changes on this one; null: nothing. */
function junto(meu: Preenchimento, guardado: Guardado, noAparelho: Guardado['fotos'] = []) {
  const daqui = new Set(noAparelho.map(({ uuid }) => uuid));
  const fotos = [...noAparelho, ...(meu.fotosDeLonge ?? [])];
  const minhas = camposDe(formulario, { respostas: paraOServidor(formulario, meu), fotos });
  const { fields, taken } = juntar(minhas, camposDe(formulario, guardado), daqui);
  if (taken.length === 0) return null;
  return comCampos(formulario, meu, Object.fromEntries(taken.map(chave => [chave, fields[chave]])), daqui);
}

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
    const outro = junto(em({}), { respostas, fotos: [FOTO] });
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
    const dois = junto(meu, { respostas, fotos: [] });
    expect([dois?.respostas.E1?.valor, dois?.respostas.I1?.texto]).toEqual(['5', 'do outro']);
    expect(dois?.horas).toEqual({ E1: tarde, I1: tarde });
  });

  it('a resposta desfeita depois também vale, e a mesma de novo não muda nada', () => {
    const meu = em({ E1: { valor: '5' } }, { E1: cedo });
    const desfeita = { respostas: [{ item: 'E1', em: tarde }], fotos: [] };
    const dois = junto(meu, desfeita);
    expect(dois?.respostas.E1).toEqual(EM_BRANCO);
    expect(junto({ ...meu, ...dois }, desfeita)).toBeNull();
  });

  it('a foto que só este aparelho tem fica, mesmo quando a resposta do outro é mais nova', () => {
    const meu = em({ F1: { resposta: 'CONFORME', fotos: ['minha'] } }, { F1: cedo });
    const respostas = [{ item: 'F1', resposta: 'NAO_CONFORME' as const, fotos: ['p-1'], em: tarde }];
    const dois = junto(meu, { respostas, fotos: [FOTO] }, [MINHA]);
    expect(dois?.respostas.F1?.fotos).toEqual(['p-1', 'minha']);
  });

  it('dois aparelhos que se ouvem chegam ao mesmo, e ninguém guarda de novo sem razão', () => {
    const respostas = [{ item: 'F1', resposta: 'NAO_CONFORME' as const, fotos: ['p-1'], em: tarde }];
    const aqui = em({ F1: { resposta: 'CONFORME', fotos: ['minha'] } }, { F1: cedo });
    const depois = { ...aqui, ...junto(aqui, { respostas, fotos: [FOTO] }, [MINHA]) };
    const volta = { respostas: paraOServidor(formulario, depois), fotos: [FOTO, MINHA] };
    const la = em({ F1: { resposta: 'NAO_CONFORME', fotos: ['p-1'] } }, { F1: tarde });
    const outro = { ...la, ...junto(la, volta, [FOTO]) };
    expect(paraOServidor(formulario, outro)).toEqual(volta.respostas);
    expect([junto(outro, volta, [FOTO]), junto(depois, volta, [MINHA])]).toEqual([null, null]);
  });

  it('um rascunho de antes, sem horas, não apaga o que se digitou aqui', () => {
    const meu = em({ E1: { valor: '5' } });
    expect(junto(meu, { respostas: [{ item: 'E1', valor: 1 }], fotos: [] })).toBeNull();
  });

  it('a observação sem providência é só o motivo', () => {
    const [f1] = formulario.secoes[0]?.itens ?? [];
    if (!f1) throw new Error('the form has items');
    const dita = digitadaDe(f1, { item: 'F1', observacao: 'Sem touca' });
    expect([dita.motivo, dita.providencia]).toEqual(['Sem touca', '']);
  });
});
