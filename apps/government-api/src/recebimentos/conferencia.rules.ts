import type { components } from '@alipen/contracts/generated/government-api';
import type { ErroDeCampo } from '@alipen/platform/problems/problema';
import { horaEm, porExtenso } from '../clock/zoned-time.ts';
import { MINUTO } from './atraso.rules.ts';
import { type Entrega, type PublicoDaEntrega, periodoDaChegada } from './entregas.rules.ts';
import { errosDaPesagem } from './pesagem.rules.ts';
import { faltaDe } from './quantidades.rules.ts';
import type { ItemLido, MotivoLido, RecebimentoLido } from './recebimentos.repository.ts';

type Schemas = components['schemas'];
export type Conferencia = Schemas['ConferenciaRecebimento'];
type Item = Schemas['ItemRecebido'];

/** R21: no cell of the map holds more. */
const MAXIMO = 9999;
/** Milliseconds; an arrival less than this ahead of the server's clock is not in the future. */
const FOLGA = MINUTO;

/** `esperada`: what this record should bring; `antes`: what the meal's other records brought. */
export type Esperada = PublicoDaEntrega & { readonly esperada: number; readonly antes: number };

export type Contexto = {
  readonly entrega: Entrega;
  readonly data: string;
  readonly fusoHorario: string;
  readonly agora: Date;
  /** The reasons the record names, including inactive ones and ones of another context. */
  readonly motivos: readonly MotivoLido[];
  /** Names of the photos that belong to this unit and were sent as of a reception. */
  readonly fotosDaLotacao: ReadonlySet<string>;
  readonly reposicao: boolean;
  readonly corrige: boolean;
  readonly esperadas: readonly Esperada[];
};

/**
 * A delivery expects all that was confirmed; a replacement, what is still missing. `menos` is the version being
 * corrected, which does not count.
 */
export function esperadasDe({ publicos }: Entrega, reposicao: boolean, menos?: RecebimentoLido): Esperada[] {
  const saem = new Map<number, ItemLido>(menos?.itens.map(item => [item.tipoPublicoId, item]));
  return publicos.map(publico => {
    const sai = saem.get(publico.tipoPublicoId);
    const entregue = publico.entregue - (sai?.entregue ?? 0);
    const recusada = publico.recusada - (sai?.recusada ?? 0);
    const resto = { ...publico, entregue, recusada };
    return { ...resto, esperada: reposicao ? faltaDe(resto) : publico.confirmada, antes: entregue };
  });
}

export const totalEntregue = (itens: readonly Item[]): number => soma(itens.map(({ entregue }) => entregue));
export const totalRecusada = (itens: readonly Item[]): number => soma(itens.map(({ recusada }) => recusada));
const soma = (numeros: readonly number[]): number => numeros.reduce((total, numero) => total + numero, 0);

export function errosDaConferencia(conferencia: Conferencia, contexto: Contexto): ErroDeCampo[] {
  const { itens, falta } = conferencia;
  const chegou = totalEntregue(itens) > 0;
  return [
    ...errosDosItens(itens, contexto),
    ...(chegou
      ? [
          ...errosDaChegada(conferencia, contexto),
          ...errosDaFotoExigida(conferencia, contexto),
          ...errosDaPesagem(conferencia.pesagem, {
            chegaram: totalEntregue(itens),
            obrigatoria: contexto.entrega.pesagem === 'OBRIGATORIA',
          }),
        ]
      : errosDaAusencia(contexto)),
    ...errosDasFotos(conferencia, contexto),
    ...(falta || (!chegou && !contexto.reposicao)
      ? errosDoMotivo(falta, '/falta', 'NAO_ENTREGA', 'Diga por que a refeição não chegou.', contexto)
      : []),
    ...(totalRecusada(itens) > 0
      ? errosDoMotivo(conferencia.recusa, '/recusa', 'RECUSA_ENTREGA', 'Diga por que recusou.', contexto)
      : []),
  ];
}

function errosDosItens(itens: readonly Item[], { esperadas, reposicao }: Contexto): ErroDeCampo[] {
  const conhecidos = new Map(esperadas.map(esperada => [esperada.tipoPublicoId, esperada]));
  const vistos = new Set<number>();
  const erros = itens.flatMap(({ tipoPublicoId, entregue, recusada }, posicao) => {
    const onde = `/itens/${posicao}`;
    const esperada = conhecidos.get(tipoPublicoId);
    if (!esperada) return [{ pointer: `${onde}/tipoPublicoId`, detail: 'Este público não está no pedido.' }];
    if (vistos.has(tipoPublicoId)) return [{ pointer: onde, detail: `${esperada.publico} aparece duas vezes.` }];
    vistos.add(tipoPublicoId);
    if (recusada > entregue) {
      const detail = `${esperada.publico}: a recusada (${recusada}) não pode passar da entregue (${entregue}).`;
      return [{ pointer: `${onde}/recusada`, detail }];
    }
    const demais = esperada.antes + entregue > MAXIMO;
    return demais ? [{ pointer: `${onde}/entregue`, detail: 'A soma das entregas passa de 9.999.' }] : [];
  });
  // A replacement brings only what was missing; a delivery must name every public of the order.
  const calados = reposicao ? [] : esperadas.filter(({ tipoPublicoId }) => !vistos.has(tipoPublicoId));
  return [
    ...erros,
    ...calados
      .filter(({ confirmada }) => confirmada > 0)
      .map(({ publico }) => ({ pointer: '/itens', detail: `Falta a quantidade de ${publico}.` })),
  ];
}

function errosDaChegada({ chegadaEm }: Conferencia, { data, fusoHorario, agora }: Contexto): ErroDeCampo[] {
  const chegada = chegadaEm ? new Date(chegadaEm) : agora;
  const { desde, ate } = periodoDaChegada(data, fusoHorario);
  const erro = (detail: string) => [{ pointer: '/chegadaEm', detail }];
  if (chegada.getTime() > agora.getTime() + FOLGA) {
    return erro(`A chegada não pode ser depois de agora (${horaEm(agora, fusoHorario)}).`);
  }
  if (chegada.getTime() < desde.getTime()) return erro(`A refeição é de ${porExtenso(data)}: ela ainda não chegou.`);
  return chegada.getTime() >= ate.getTime()
    ? erro(`Informe a hora da chegada: a refeição é de ${porExtenso(data)}.`)
    : [];
}

/** What a meal asks is a photo of the food: nothing that came asks for none. */
function errosDaFotoExigida({ fotos = [] }: Conferencia, { entrega }: Contexto): ErroDeCampo[] {
  if (fotos.length > 0 || !entrega.refeicao.fotoObrigatoria) return [];
  return [{ pointer: '/fotos', detail: `Inclua ao menos uma foto: ${entrega.refeicao.nome} exige foto.` }];
}

function errosDasFotos({ fotos = [] }: Conferencia, { fotosDaLotacao }: Contexto): ErroDeCampo[] {
  return fotos.flatMap((foto, posicao) =>
    fotosDaLotacao.has(foto)
      ? []
      : [{ pointer: `/fotos/${posicao}`, detail: 'Esta foto não é de um recebimento desta lotação.' }],
  );
}

function errosDaAusencia({ entrega, agora, reposicao, corrige }: Contexto): ErroDeCampo[] {
  if (reposicao && !corrige) {
    return [{ pointer: '/itens', detail: 'A reposição precisa trazer ao menos uma refeição.' }];
  }
  if (reposicao || agora.getTime() >= entrega.janela.inicioEm.getTime()) return [];
  return [{ pointer: '/itens', detail: 'A janela de entrega ainda não começou: espere para registrar a falta.' }];
}

function errosDoMotivo(
  escolha: Schemas['EscolhaDeMotivo'] | undefined,
  onde: string,
  contextoDoMotivo: Schemas['ContextoMotivo'],
  ausente: string,
  { motivos }: Contexto,
): ErroDeCampo[] {
  if (!escolha) return [{ pointer: onde, detail: ausente }];
  const motivo = motivos.find(({ id }) => id === escolha.motivoId);
  if (motivo?.contexto !== contextoDoMotivo || !motivo.ativo) {
    return [{ pointer: `${onde}/motivoId`, detail: 'Este motivo não pode ser escolhido aqui.' }];
  }
  const calado = motivo.exigeTexto && !escolha.texto?.trim();
  return calado ? [{ pointer: `${onde}/texto`, detail: `“${motivo.texto}” pede uma explicação.` }] : [];
}
