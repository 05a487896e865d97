import type { components } from '@alipen/contracts/generated/bff';
import { falhaDaPesagem, type PesagemDigitada, pesagemDigitada, pesagemDoCorpo, SEM_PESAGEM } from './pesagem.model.ts';
import type { Entrega, Recebimento } from './recebimentos.queries.ts';

type Schemas = components['schemas'];

export type Modo = 'receber' | 'repor' | 'corrigir';

export interface ItemConferido {
  tipoPublicoId: number;
  publico: string;
  esperada: number;
  entregue: number;
  recusada: number;
}

export interface Escolha {
  motivoId: number | null;
  texto: string;
}

export interface Conferencia {
  /** By the server's clock; null: not arrived yet. */
  chegadaEm: string | null;
  chegadaDigitada: boolean;
  naoChegou: boolean;
  itens: ItemConferido[];
  embalagem: boolean | null;
  cardapio: boolean | null;
  /** As typed: "62,5". */
  quente: string;
  fria: string;
  motorista: string;
  placa: string;
  /** Undefined in what an older version kept. */
  pesagem?: PesagemDigitada;
  /** As typed: "A123, A124". Undefined in what an older version kept. */
  lacres?: string;
  recusa: Escolha;
  falta: Escolha;
  observacao: string;
  /** Ids of photos on this device; those already on the server are in `fotosEnviadas`. */
  fotos: string[];
  fotosEnviadas: string[];
  /** Only in a correction. */
  motivo: string;
}

const NADA: Escolha = { motivoId: null, texto: '' };

const escolhaDe = (escolhido: Schemas['MotivoEscolhido'] | null): Escolha =>
  escolhido ? { motivoId: escolhido.motivoId, texto: escolhido.texto ?? '' } : NADA;

/** A new record takes all that is expected as delivered. */
export function conferenciaNova({ publicos }: Entrega, modo: Modo): Conferencia {
  const esperada = ({ confirmada, aceita }: Schemas['PublicoEsperado']) =>
    modo === 'repor' ? confirmada - aceita : confirmada;
  return {
    chegadaEm: null,
    chegadaDigitada: false,
    naoChegou: false,
    itens: publicos
      .filter(publico => esperada(publico) > 0)
      .map(publico => ({
        tipoPublicoId: publico.tipoPublicoId,
        publico: publico.publico,
        esperada: esperada(publico),
        entregue: esperada(publico),
        recusada: 0,
      })),
    embalagem: null,
    cardapio: null,
    quente: '',
    fria: '',
    pesagem: SEM_PESAGEM,
    motorista: '',
    placa: '',
    lacres: '',
    recusa: NADA,
    falta: NADA,
    observacao: '',
    fotos: [],
    fotosEnviadas: [],
    motivo: '',
  };
}

export const conferenciaDe = (recebimento: Recebimento): Conferencia => ({
  chegadaEm: recebimento.chegadaEm,
  chegadaDigitada: recebimento.chegadaDigitada,
  naoChegou: recebimento.chegadaEm === null,
  itens: recebimento.itens.map(item => ({ ...item })),
  embalagem: recebimento.embalagemConforme,
  cardapio: recebimento.cardapioConforme,
  quente: grausDe(recebimento.temperaturaQuente),
  fria: grausDe(recebimento.temperaturaFria),
  pesagem: pesagemDigitada(recebimento.pesagem),
  motorista: recebimento.motorista ?? '',
  placa: recebimento.placa ?? '',
  lacres: recebimento.lacres.join(', '),
  recusa: escolhaDe(recebimento.recusa),
  falta: escolhaDe(recebimento.falta),
  observacao: recebimento.observacao ?? '',
  fotos: [],
  fotosEnviadas: [...recebimento.fotos],
  motivo: '',
});

export const grausDe = (decimos: number | null): string =>
  decimos === null ? '' : String(decimos / 10).replace('.', ',');

/** "62,5" -> 625; null: empty; undefined: no temperature. */
export function decimosDe(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  if (!/^-?\d{1,3}(\.\d)?$/.test(text)) return undefined;
  const decimos = Math.round(Number(text) * 10);
  return decimos >= -300 && decimos <= 1200 ? decimos : undefined;
}

/** "abc-1d23" -> "ABC1D23"; null: empty; undefined: no plate, old or Mercosul. */
export function placaDe(typed: string): string | null | undefined {
  const text = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (text === '') return null;
  return /^[A-Z]{3}\d[A-Z0-9]\d{2}$/.test(text) ? text : undefined;
}

/** "a1, a2" -> ["A1", "A2"]; undefined: no numbers of seals, or more than 60. */
export function lacresDe(typed = ''): string[] | undefined {
  const lacres = [
    ...new Set(
      typed
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
  return lacres.length <= 60 && lacres.every(lacre => /^[0-9A-Z./-]{1,30}$/.test(lacre)) ? lacres : undefined;
}

export const soma = (itens: readonly ItemConferido[], qual: 'esperada' | 'entregue' | 'recusada') =>
  itens.reduce((total, item) => total + item[qual], 0);

/** Nothing was marked as wrong: "all right" says the rest. */
export const tudoCerto = ({ itens, embalagem, cardapio }: Conferencia) =>
  itens.every(({ esperada, entregue, recusada }) => entregue === esperada && recusada === 0) &&
  embalagem !== false &&
  cardapio !== false;

/** The person changed something: it is worth keeping, and worth asking before it is thrown away. */
export const mexida = (conferencia: Conferencia, inicial: Conferencia) =>
  JSON.stringify(conferencia) !== JSON.stringify(inicial);

const escolhida = ({ motivoId, texto }: Escolha) =>
  motivoId === null ? undefined : { motivoId, ...(texto.trim() && { texto: texto.trim() }) };

/** The photos' names are put in once each is on the server. */
export function corpoDe(conferencia: Conferencia): Schemas['ConferenciaRecebimento'] {
  const { naoChegou, chegadaEm, embalagem, cardapio } = conferencia;
  const quente = decimosDe(conferencia.quente);
  const fria = decimosDe(conferencia.fria);
  const placa = placaDe(conferencia.placa);
  const lacres = lacresDe(conferencia.lacres) ?? [];
  const pesagem = pesagemDoCorpo(conferencia.pesagem ?? SEM_PESAGEM);
  const recusa = escolhida(conferencia.recusa);
  const falta = escolhida(conferencia.falta);
  const itens = conferencia.itens.map(({ tipoPublicoId, entregue, recusada }) =>
    naoChegou ? { tipoPublicoId, entregue: 0, recusada: 0 } : { tipoPublicoId, entregue, recusada },
  );
  const observacao = conferencia.observacao.trim();
  if (naoChegou) return { itens, ...(falta && { falta }), ...(observacao && { observacao }) };
  return {
    itens,
    ...(chegadaEm && { chegadaEm, chegadaDigitada: conferencia.chegadaDigitada }),
    ...(embalagem !== null && { embalagemConforme: embalagem }),
    ...(cardapio !== null && { cardapioConforme: cardapio }),
    ...(quente != null && { temperaturaQuente: quente }),
    ...(fria != null && { temperaturaFria: fria }),
    ...(pesagem && { pesagem }),
    ...(conferencia.motorista.trim() && { motorista: conferencia.motorista.trim() }),
    ...(placa && { placa }),
    ...(lacres.length > 0 && { lacres }),
    ...(recusa && soma(conferencia.itens, 'recusada') > 0 && { recusa }),
    ...(falta && soma(conferencia.itens, 'entregue') < soma(conferencia.itens, 'esperada') && { falta }),
    ...(observacao && { observacao }),
  };
}

export interface Falha {
  campo:
    | 'chegada'
    | 'itens'
    | 'recusa'
    | 'falta'
    | 'quente'
    | 'fria'
    | 'peso'
    | 'placa'
    | 'lacres'
    | 'fotos'
    | 'motivo';
  frase: string;
}

interface Regras {
  modo: Modo;
  fotoObrigatoria: boolean;
  /** False where the gate weighs nothing, or only if it wants. */
  pesoObrigatorio?: boolean | undefined;
  motivos: readonly Schemas['Motivo'][];
}

/** Only what the person can put right here; the server has the last word on the rest. */
export function falhasDe(
  conferencia: Conferencia,
  { modo, fotoObrigatoria, pesoObrigatorio = false, motivos }: Regras,
): Falha[] {
  const { naoChegou, chegadaEm, recusa, falta } = conferencia;
  const calado = ({ motivoId, texto }: Escolha) =>
    !texto.trim() && motivos.some(({ id, exigeTexto }) => id === motivoId && exigeTexto);
  const falha = (ha: boolean, campo: Falha['campo'], frase: string): Falha[] => (ha ? [{ campo, frase }] : []);
  const doMotivo = falha(
    modo === 'corrigir' && conferencia.motivo.trim().length < 5,
    'motivo',
    'Diga o que estava errado.',
  );
  const daFalta = [
    ...falha(naoChegou && modo !== 'repor' && falta.motivoId === null, 'falta', 'Diga por que a refeição não chegou.'),
    ...falha(calado(falta), 'falta', 'Este motivo pede uma explicação.'),
  ];
  if (naoChegou) return [...daFalta, ...doMotivo];
  const entregue = soma(conferencia.itens, 'entregue');
  const recusada = soma(conferencia.itens, 'recusada');
  const daPesagem = falhaDaPesagem(conferencia.pesagem ?? SEM_PESAGEM, {
    chegaram: entregue,
    obrigatoria: pesoObrigatorio,
  });
  return [
    ...falha(chegadaEm === null, 'chegada', 'Marque quando a entrega chegou.'),
    ...falha(entregue === 0, 'itens', 'Nada chegou? Use “Não chegou”.'),
    ...falha(recusada > 0 && recusa.motivoId === null, 'recusa', 'Diga por que recusou.'),
    ...falha(recusada > 0 && calado(recusa), 'recusa', 'Este motivo pede uma explicação.'),
    ...falha(calado(falta), 'falta', 'Este motivo pede uma explicação.'),
    ...falha(decimosDe(conferencia.quente) === undefined, 'quente', 'Escreva como 62,5.'),
    ...falha(decimosDe(conferencia.fria) === undefined, 'fria', 'Escreva como 4,5.'),
    ...falha(daPesagem !== null, 'peso', daPesagem ?? ''),
    ...falha(placaDe(conferencia.placa) === undefined, 'placa', 'Escreva como ABC1D23 ou ABC-1234.'),
    ...falha(lacresDe(conferencia.lacres) === undefined, 'lacres', 'Escreva os números, separados por vírgula.'),
    ...falha(
      fotoObrigatoria && conferencia.fotos.length + conferencia.fotosEnviadas.length === 0,
      'fotos',
      'Esta refeição exige ao menos uma foto.',
    ),
    ...doMotivo,
  ];
}
