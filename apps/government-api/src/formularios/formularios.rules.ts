import type { components } from '@alipen/contracts/generated/government-api';
import type { ConteudoFormulario, ErroDeCampo, Item } from './respostas.rules.ts';
import { itensDe } from './respostas.rules.ts';
import type { FaixaDesconto } from './resultado.rules.ts';

type Schemas = components['schemas'];
const SO_SE_REGISTRAM: readonly Schemas['TipoItem'][] = ['FOTO', 'TEXTO', 'ASSINATURA'];

export function errosDoFormulario(formulario: ConteudoFormulario): ErroDeCampo[] {
  const { secoes, faixasDesconto, notas } = formulario;
  const semNota = itensDe(formulario).every(({ peso }) => peso === 0);
  return [
    ...repetidas(secoes.map(({ codigo }) => codigo)).map(at => ({
      pointer: `/secoes/${at}/codigo`,
      detail: 'Já há uma seção com esta letra.',
    })),
    ...secoes.flatMap(({ titulo }, at) =>
      titulo.trim() ? [] : [{ pointer: `/secoes/${at}/titulo`, detail: 'Dê um título à seção.' }],
    ),
    ...secoes.flatMap(({ codigo, itens }, secao) =>
      itens.flatMap((item, at) => errosDoItem(item, codigo, `/secoes/${secao}/itens/${at}`)),
    ),
    ...itensRepetidos(secoes),
    ...(semNota ? [{ pointer: '/secoes', detail: 'Ao menos um item precisa de peso para haver nota.' }] : []),
    ...errosDasFaixas(faixasDesconto),
    ...errosDasNotas(notas),
  ];
}

const repetidas = (codigos: readonly string[]): number[] =>
  codigos.flatMap((codigo, at) => (codigos.indexOf(codigo) < at ? [at] : []));

function itensRepetidos(secoes: ConteudoFormulario['secoes']): ErroDeCampo[] {
  const vistos = new Set<string>();
  return secoes.flatMap(({ itens }, secao) =>
    itens.flatMap(({ codigo }, at) => {
      const repetido = vistos.has(codigo);
      vistos.add(codigo);
      const pointer = `/secoes/${secao}/itens/${at}/codigo`;
      return repetido ? [{ pointer, detail: `O código ${codigo} já está em outro item.` }] : [];
    }),
  );
}

type Regra = { readonly campo: string; readonly diz: string; readonly falha: (item: Item, secao: string) => boolean };

const regrasDoItem: readonly Regra[] = [
  {
    campo: 'codigo',
    diz: 'O código do item começa com a letra da seção.',
    falha: ({ codigo }, secao) => !codigo.startsWith(secao),
  },
  {
    campo: 'peso',
    diz: 'Foto, texto e assinatura só se registram: peso e pontos são zero.',
    falha: ({ tipo, peso, pontos }) => SO_SE_REGISTRAM.includes(tipo) && (peso > 0 || pontos > 0),
  },
  {
    campo: 'faixas',
    diz: 'Há duas faixas a partir do mesmo desvio.',
    falha: ({ faixas = [] }) => repetidas(faixas.map(({ acimaDe }) => String(acimaDe))).length > 0,
  },
  {
    campo: 'faixas',
    diz: 'Um desvio maior não pode custar menos pontos.',
    falha: ({ faixas = [] }) => {
      const ordenadas = [...faixas].sort((a, b) => a.acimaDe - b.acimaDe);
      return ordenadas.some(({ pontos }, at) => pontos < (ordenadas[at - 1]?.pontos ?? 0));
    },
  },
  {
    campo: 'limites',
    diz: 'O mínimo é maior que o máximo.',
    falha: ({ limites = {} }) =>
      limites.minimo !== undefined && limites.maximo !== undefined && limites.minimo > limites.maximo,
  },
  {
    campo: 'limites',
    diz: 'Na escala o mínimo vai de 1 a 5.',
    falha: ({ tipo, limites }) =>
      tipo === 'ESCALA' && limites?.minimo !== undefined && (limites.minimo < 1 || limites.minimo > 5),
  },
];

const errosDoItem = (item: Item, secao: string, pointer: string): ErroDeCampo[] =>
  regrasDoItem.flatMap(({ campo, diz, falha }) =>
    falha(item, secao) ? [{ pointer: `${pointer}/${campo}`, detail: `${item.codigo}: ${diz}` }] : [],
  );

/** Bands may not overlap nor leave points without a discount, and the last has no end (domain 6.2). */
export function errosDasFaixas(faixas: readonly FaixaDesconto[]): ErroDeCampo[] {
  const ordenadas = faixas.map((faixa, at) => ({ ...faixa, at })).sort((a, b) => a.de - b.de);
  return ordenadas.flatMap(({ de, ate, descontoPct, at }, ordem) => {
    const pointer = `/faixasDesconto/${at}`;
    const anterior = ordenadas[ordem - 1];
    const esperado = anterior ? (anterior.ate ?? de) + 1 : 0;
    const ultima = ordem === ordenadas.length - 1;
    const erros: string[] = [];
    if (ate !== undefined && ate < de) erros.push('O fim da faixa vem antes do começo.');
    if (de < esperado) erros.push(`A faixa que começa em ${de} pontos sobrepõe a anterior.`);
    if (de > esperado) erros.push(`De ${esperado} a ${de - 1} pontos não há desconto definido.`);
    if (!ultima && ate === undefined) erros.push('Só a última faixa fica sem fim.');
    if (ultima && ate !== undefined) erros.push(`Acima de ${ate} pontos não há desconto definido.`);
    if (anterior && descontoPct < anterior.descontoPct) erros.push('Mais pontos não podem dar menos desconto.');
    return erros.map(detail => ({ pointer, detail }));
  });
}

function errosDasNotas({ conforme, atencao, naoConforme }: Schemas['NotasDoResultado']): ErroDeCampo[] {
  if (conforme > atencao && atencao > naoConforme) return [];
  return [{ pointer: '/notas', detail: 'As notas descem: conforme, atenção, não conforme.' }];
}
