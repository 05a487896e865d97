import type { components } from '@alipen/contracts/generated/bff';
import { newUuid } from '../../outbox/new-uuid.ts';
import type { DoDia, Formulario, Item } from '../fiscalizacoes.queries.ts';
import { decimosDe, inteiroDe, minutosDe } from './numeros.parser.ts';

type Schemas = components['schemas'];
export type Conformidade = Schemas['RespostaConformidade'];
export type Ciencia = Schemas['CienciaDoPreposto'];

export interface LeituraDigitada {
  preparacao: string;
  /** As typed: "57,5". */
  graus: string;
  medidaEm: string;
}

/** Numbers are kept as they were typed. */
export interface RespostaDigitada {
  resposta: Conformidade | null;
  valor: string;
  tara: string;
  brutos: string[];
  leituras: LeituraDigitada[];
  quantidades: Record<number, number>;
  texto: string;
  /** What is not right; `providencia` is what was done about it at once. */
  motivo: string;
  providencia: string;
  /** Ids of photos on this device. */
  fotos: string[];
}

export interface AssinaturaDigitada {
  nome: string;
  tracos: number[][];
}

/** An inspection under way, stored on the device at every change. */
export interface Preenchimento {
  /** Identifies the conclusion, however often it is sent. */
  clienteUuid: string;
  fiscalizacaoId: number;
  formularioId: number;
  /** The form as it was when this began here: if it was edited since, the answers are still to this one. Older drafts lack it. */
  formulario?: Formulario;
  iniciadaEm: string;
  respostas: Record<string, RespostaDigitada>;
  assinatura: AssinaturaDigitada;
  ciencia: Ciencia | null;
  prepostoNome: string;
  justificativa: string;
  /** Where this device said it was, when it was asked. */
  lugar?: Schemas['LugarDaFiscalizacao'] | null;
  /** When each item was last answered, on whatever device, by the server's clock. */
  horas?: Record<string, string>;
  /** Photos of the answers that another device of the same person holds. */
  fotosDeLonge?: Schemas['FotoDeclarada'][];
  /** The unit's code, with the hour of its reading. */
  presenca?: Schemas['PresencaLida'] | undefined;
  /** The question that opened the camera: if the tab is gone when the photo comes, it is asked again here. */
  perguntando: string | null;
}

export const EM_BRANCO: RespostaDigitada = {
  resposta: null,
  valor: '',
  tara: '',
  brutos: [],
  leituras: [],
  quantidades: {},
  texto: '',
  motivo: '',
  providencia: '',
  fotos: [],
};

export const chaveDoPreenchimento = (matricula: string, id: number) => `fiscalizacao|${matricula}|${id}`;

export const itensDe = ({ secoes }: Pick<Formulario, 'secoes'>): Item[] => secoes.flatMap(({ itens }) => itens);

export const preenchimentoNovo = (
  { id }: DoDia,
  formulario: Formulario,
  nome: string,
  agora: string,
): Preenchimento => ({
  clienteUuid: newUuid(),
  fiscalizacaoId: id,
  formularioId: formulario.id,
  formulario,
  iniciadaEm: agora,
  respostas: {},
  assinatura: { nome, tracos: [] },
  ciencia: null,
  prepostoNome: '',
  justificativa: '',
  perguntando: null,
});

/** The questions it began with here, until it has begun on the server with some. */
export const formularioDe = ({ situacao }: Pick<DoDia, 'situacao'>, doDia: Formulario, em: Preenchimento | null) =>
  situacao === 'PENDENTE' ? (em?.formulario ?? doDia) : doDia;

export const respostaDe = ({ respostas }: Pick<Preenchimento, 'respostas'>, codigo: string): RespostaDigitada =>
  respostas[codigo] ?? EM_BRANCO;

/**
 * What each kind needs to count as answered, as the server counts it (formularios/respostas.rules.ts); the signature is
 * asked at the end. "Não conforme" beside a measure does not replace it, or the phone would conclude what the server
 * refuses hours later.
 */
const RESPONDIDO = {
  CONFORMIDADE: ({ resposta }) => resposta !== null,
  NUMERO: ({ valor }) => inteiroDe(valor) !== null,
  TEMPERATURA: ({ leituras }) => leituras.some(({ graus }) => decimosDe(graus) !== null),
  PESOS: ({ brutos, tara }) => inteiroDe(tara) !== null && brutos.some(bruto => inteiroDe(bruto) !== null),
  ESCALA: ({ valor }) => valor !== '',
  // Without a readable label there is no hour to write.
  HORA: ({ valor, resposta }) => minutosDe(valor) !== null || resposta === 'NAO_CONFORME',
  FOTO: ({ fotos }) => fotos.length > 0,
  TEXTO: ({ texto }) => texto.trim() !== '',
  ASSINATURA: () => false,
  AUTOMATICO: ({ valor }) => minutosDe(valor) !== null,
  QUANTIDADES: ({ quantidades }) => Object.keys(quantidades).length > 0,
} satisfies Record<Item['tipo'], (resposta: RespostaDigitada) => boolean>;

export type DaEntrega = Pick<DoDia, 'recebimento' | 'publicos'>;

export function respondido(item: Item, em: Preenchimento, entrega: DaEntrega): boolean {
  const resposta = respostaDe(em, item.codigo);
  if (item.tipo === 'ASSINATURA') return em.assinatura.nome.trim().length > 1;
  if (item.tipo === 'AUTOMATICO' && entrega.recebimento?.chegadaEm) return true;
  // Nobody ordered it: there is nothing to count against, and the server takes it as not applicable.
  if (item.tipo === 'QUANTIDADES' && entrega.publicos.length === 0) return true;
  return resposta.resposta === 'NAO_SE_APLICA' || RESPONDIDO[item.tipo](resposta);
}

/** The items counted in "7 de 12". */
export const contados = (formulario: Formulario) => itensDe(formulario).filter(({ obrigatorio }) => obrigatorio);

export interface Falta {
  codigo: string;
  frase: string;
}

/** What still prevents the conclusion, in the order of the form (R24). */
export function faltasDe(formulario: Formulario, em: Preenchimento, entrega: DaEntrega): Falta[] {
  const itens = itensDe(formulario);
  const faltas = itens.flatMap(item => {
    const frase = faltaDoItem(item, em, entrega);
    return frase ? [{ codigo: item.codigo, frase }] : [];
  });
  const comFoto = itens.some(({ codigo }) => respostaDe(em, codigo).fotos.length > 0);
  return [
    ...faltas,
    ...(comFoto ? [] : [{ codigo: 'fotos', frase: 'Inclua ao menos uma foto para concluir.' }]),
    ...(em.ciencia && em.ciencia !== 'AUSENTE' && em.prepostoNome.trim().length < 2
      ? [{ codigo: 'preposto', frase: 'Escreva o nome de quem representa a empresa.' }]
      : []),
    ...(em.ciencia === 'RECUSA' && em.justificativa.trim() === ''
      ? [{ codigo: 'preposto', frase: 'Escreva por que o preposto recusou.' }]
      : []),
  ];
}

/** The contract's maximum; finds a forgotten comma before the server does. */
const MAIS_GRAMAS = 100_000;

function faltaDoItem(item: Item, em: Preenchimento, entrega: DaEntrega): string | null {
  const { resposta, motivo, fotos, valor, leituras, brutos, tara } = respostaDe(em, item.codigo);
  if (resposta === 'NAO_SE_APLICA') return null;
  const dito = resposta === 'NAO_CONFORME';
  if (item.obrigatorio && !respondido(item, em, entrega)) {
    if (item.tipo === 'ASSINATURA') return 'Escreva o nome de quem assina.';
    return dito ? 'Falta a medida: “Não conforme” vai junto com ela.' : 'Falta responder.';
  }
  if (dito && motivo.trim() === '') return 'Diga o que não está conforme.';
  const exigeFoto = item.foto === 'SEMPRE' || (dito && (item.foto === 'SE_NAO_CONFORME' || item.critico));
  if (exigeFoto && fotos.length === 0) return 'Falta a foto.';
  if (item.tipo === 'NUMERO' && valor !== '' && inteiroDe(valor) === null) return 'Escreva só o número.';
  if ((item.tipo === 'HORA' || item.tipo === 'AUTOMATICO') && valor !== '' && minutosDe(valor) === null)
    return 'Escreva a hora como 11:40.';
  if (item.tipo === 'TEMPERATURA' && leituras.some(({ graus }) => graus !== '' && decimosDe(graus) === null))
    return 'Escreva a temperatura como 62,5.';
  const pesada = brutos.some(bruto => bruto !== '');
  if (item.tipo === 'PESOS' && pesada && inteiroDe(tara) === null) return 'Escreva o peso da embalagem vazia.';
  if (item.tipo === 'PESOS' && [tara, ...brutos].some(peso => (inteiroDe(peso) ?? 0) > MAIS_GRAMAS))
    return 'Escreva os pesos em gramas, até 100.000.';
  return null;
}

export function respostasDe(formulario: Formulario, em: Preenchimento): Schemas['RespostaDoItem'][] {
  return itensDe(formulario).flatMap(item => {
    const digitada = respostaDe(em, item.codigo);
    const { resposta, fotos, motivo, providencia } = digitada;
    const medida = resposta === 'NAO_SE_APLICA' ? {} : MEDIDAS[item.tipo](digitada);
    const dita = [motivo.trim(), providencia.trim() && `Providência imediata: ${providencia.trim()}`].filter(Boolean);
    const completa = {
      ...(resposta && { resposta }),
      ...medida,
      ...(dita.length > 0 && { observacao: dita.join('\n').slice(0, 1000) }),
      ...(fotos.length > 0 && { fotos }),
    };
    return Object.keys(completa).length > 0 ? [{ item: item.codigo, ...completa }] : [];
  });
}

type Medida = Partial<Schemas['RespostaDoItem']>;
const comValor = (valor: number | null): Medida => (valor === null ? {} : { valor });

const MEDIDAS = {
  CONFORMIDADE: ({ valor }) => comValor(inteiroDe(valor)),
  NUMERO: ({ valor }) => comValor(inteiroDe(valor)),
  TEMPERATURA: ({ leituras }) => {
    const lidas = leituras.flatMap(({ preparacao, graus, medidaEm }) => {
      const decimos = decimosDe(graus);
      return decimos === null ? [] : [{ graus: decimos, medidaEm, ...(preparacao && { preparacao }) }];
    });
    return lidas.length > 0 ? { leituras: lidas } : {};
  },
  PESOS: ({ tara, brutos }) => {
    const brutosG = brutos.flatMap(bruto => inteiroDe(bruto) ?? []);
    const taraG = inteiroDe(tara);
    return brutosG.length > 0 && taraG !== null ? { pesos: { taraG, brutosG } } : {};
  },
  ESCALA: ({ valor }) => comValor(inteiroDe(valor)),
  HORA: ({ valor }) => comValor(minutosDe(valor)),
  FOTO: () => ({}),
  TEXTO: ({ texto }) => (texto.trim() ? { texto: texto.trim() } : {}),
  ASSINATURA: () => ({}),
  AUTOMATICO: ({ valor }) => comValor(minutosDe(valor)),
  QUANTIDADES: ({ quantidades }) => {
    const contadas = Object.entries(quantidades).map(([id, entregue]) => ({ tipoPublicoId: Number(id), entregue }));
    return contadas.length > 0 ? { quantidades: contadas } : {};
  },
} satisfies Record<Item['tipo'], (digitada: RespostaDigitada) => Medida>;

export function prepostoDe({
  ciencia,
  prepostoNome,
  justificativa,
}: Pick<Preenchimento, 'ciencia' | 'prepostoNome' | 'justificativa'>): Schemas['Preposto'] | null {
  if (ciencia === null) return null;
  const nome = prepostoNome.trim();
  return {
    ciencia,
    ...(nome && { nome }),
    ...(ciencia === 'RECUSA' && { justificativa: justificativa.trim() }),
  };
}
