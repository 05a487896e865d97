import type { components } from '@alipen/contracts/generated/government-api';

type Schemas = components['schemas'];
export type ConteudoFormulario = Schemas['ConteudoFormulario'];
export type Item = Schemas['ItemFormulario'];
export type Resposta = Schemas['RespostaDoItem'];
export type ErroDeCampo = Schemas['ErroDeCampo'];

export const itensDe = ({ secoes }: Pick<ConteudoFormulario, 'secoes'>): Item[] => secoes.flatMap(({ itens }) => itens);

export const MINUTOS_DO_DIA = 24 * 60;

type Preenchida = (resposta: Resposta) => boolean;
const comValor: Preenchida = ({ valor }) => valor !== undefined;
const comResposta: Preenchida = ({ resposta }) => resposta !== undefined;
const naoConforme: Preenchida = ({ resposta }) => resposta === 'NAO_CONFORME';

/** The field that holds the answer of each kind; an item that does not apply is answered too. The phone counts the same way. */
const preenchida = {
  CONFORMIDADE: comResposta,
  NUMERO: comValor,
  TEMPERATURA: ({ leituras }) => Boolean(leituras?.length),
  PESOS: ({ pesos }) => Boolean(pesos?.brutosG.length),
  ESCALA: comValor,
  // No label, or an unreadable one: there is no hour to write.
  HORA: resposta => comValor(resposta) || naoConforme(resposta),
  FOTO: ({ fotos }) => Boolean(fotos?.length),
  TEXTO: ({ texto }) => Boolean(texto?.trim()),
  // The inspector types neither: the signature comes with the conclusion, the delay from the reception.
  ASSINATURA: () => true,
  AUTOMATICO: () => true,
  QUANTIDADES: ({ quantidades }) => Boolean(quantidades?.length),
} as const satisfies Record<Schemas['TipoItem'], Preenchida>;

const valores: Partial<Record<Schemas['TipoItem'], { de: number; ate: number; diz: string }>> = {
  ESCALA: { de: 1, ate: 5, diz: 'A escala vai de 1 a 5.' },
  HORA: { de: 0, ate: MINUTOS_DO_DIA - 1, diz: 'A hora vai de 00:00 a 23:59.' },
  AUTOMATICO: { de: 0, ate: MINUTOS_DO_DIA - 1, diz: 'A hora vai de 00:00 a 23:59.' },
  CONFORMIDADE: { de: 0, ate: 100, diz: 'Diga quantos faltaram, de 0 a 100.' },
};

const naoSeAplica = ({ resposta }: Resposta): boolean => resposta === 'NAO_SE_APLICA';

export type Conferencia = {
  readonly fotos: ReadonlySet<string>;
  /** A preview's draft may leave items unanswered and has no photos. */
  readonly parcial?: boolean;
  /** Nobody ordered the delivery, so there are no quantities to count against. */
  readonly semQuantidades?: boolean;
};

/** Where nothing was confirmed a count does not apply, whatever the form says. */
const cabivel = (item: Item, semQuantidades: boolean): Item =>
  semQuantidades && item.tipo === 'QUANTIDADES' ? { ...item, obrigatorio: false, admiteNaoSeAplica: true } : item;

/** Empty when the answers can be concluded (rule R24). */
export function errosDasRespostas(
  formulario: Pick<ConteudoFormulario, 'secoes'>,
  respostas: readonly Resposta[],
  { fotos, parcial = false, semQuantidades = false }: Conferencia,
): ErroDeCampo[] {
  const itens = new Map(itensDe(formulario).map(item => [item.codigo, cabivel(item, semQuantidades)]));
  const dadas = new Map<string, Resposta>();
  const erros = respostas.flatMap((resposta, at) => {
    const pointer = `/respostas/${at}`;
    const item = itens.get(resposta.item);
    if (!item) return [{ pointer, detail: `O formulário não tem o item ${resposta.item}.` }];
    if (dadas.has(item.codigo)) return [{ pointer, detail: `O item ${item.codigo} veio duas vezes.` }];
    dadas.set(item.codigo, resposta);
    const semFoto = (resposta.fotos ?? []).filter(uuid => !parcial && !fotos.has(uuid));
    return [
      ...errosDaResposta(item, resposta, parcial).map(detail => ({ pointer, detail })),
      ...semFoto.map(uuid => ({ pointer, detail: `A foto ${uuid} do item ${item.codigo} não foi declarada.` })),
    ];
  });
  if (parcial) return erros;
  const faltam = [...itens.values()].filter(item => item.obrigatorio && !respondido(item, dadas.get(item.codigo)));
  return [
    ...erros,
    ...faltam.map(({ codigo, titulo }) => ({
      pointer: '/respostas',
      detail: `Responda o item ${codigo} — ${titulo}.`,
    })),
    ...(fotos.size
      ? []
      : [{ pointer: '/fotosDeclaradas', detail: 'Inclua ao menos uma foto para concluir a fiscalização.' }]),
  ];
}

const respondido = (item: Item, resposta: Resposta | undefined): boolean =>
  resposta ? naoSeAplica(resposta) || preenchida[item.tipo](resposta) : preenchida[item.tipo]({ item: item.codigo });

function errosDaResposta(item: Item, resposta: Resposta, parcial: boolean): string[] {
  const qual = `${item.codigo} — ${item.titulo}`;
  if (naoSeAplica(resposta)) return item.admiteNaoSeAplica ? [] : [`O item ${qual} sempre se aplica.`];
  const limite = valores[item.tipo];
  const fora = limite && resposta.valor !== undefined && (resposta.valor < limite.de || resposta.valor > limite.ate);
  const erros = fora ? [`${qual}: ${limite.diz}`] : [];
  if (parcial) return erros;
  // A measured fault needs no remark; one that a person states does.
  const dito = naoConforme(resposta);
  const fotoExigida = item.foto === 'SEMPRE' || (dito && (item.foto === 'SE_NAO_CONFORME' || item.critico));
  return [
    ...erros,
    ...(dito && !resposta.observacao?.trim() ? [`Diga o que não está conforme no item ${qual}.`] : []),
    ...(fotoExigida && !resposta.fotos?.length ? [`Inclua uma foto do item ${qual}.`] : []),
  ];
}
