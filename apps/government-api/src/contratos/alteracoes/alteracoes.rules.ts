import type { components } from '@alipen/contracts/generated/government-api';
import { ROTULO_DE_TIPO_ALTERACAO_CONTRATO } from '@alipen/contracts/generated/rotulos/alteracoes-contrato';
import type { ErroDeCampo } from '@alipen/platform/problems/problema';
import { addDays } from '../../clock/clock.ts';
import { porExtenso } from '../../clock/zoned-time.ts';

type Schemas = components['schemas'];
export type Nova = Schemas['NovaAlteracaoContrato'];
export type ItemAlterado = Schemas['ItemAlterado'];
type Tipo = Schemas['TipoAlteracaoContrato'];

/** What the contract is on the day of the change; prices are those of `valeDe`, or of today. */
export type Estado = {
  readonly hoje: string;
  readonly contrato: {
    readonly vigenciaFim: string;
    readonly encerradoEm: string | null;
    readonly valorTotalCentavos: number;
  };
  readonly itens: readonly {
    readonly tipoAlimentacaoId: number;
    readonly tipoPublicoId: number;
    readonly refeicao: string;
    readonly publico: string;
    readonly precoCentavos: number;
    readonly quantidadeContratada: number;
  }[];
  readonly anteriores: readonly {
    readonly tipo: Tipo;
    readonly numero: number;
    readonly valeDe: string | null;
    readonly itens: readonly ItemAlterado[];
  }[];
  /** The last closed map with prices of the contract, from `valeDe` on. */
  readonly fechado: { readonly lotacao: string; readonly data: string } | undefined;
};

/** "2º Apostilamento". */
export const nomeDaAlteracao = (tipo: Tipo, numero: number): string =>
  `${numero}º ${ROTULO_DE_TIPO_ALTERACAO_CONTRATO[tipo]}`;

const INTEIRO = 1_000_000n;

/** Half up, in centavos; `indice` in ten thousandths of a percent. */
export function reajustado(precoCentavos: number, indice: number): number {
  const exato = BigInt(precoCentavos) * (INTEIRO + BigInt(indice));
  return Number((exato * 2n + INTEIRO) / (INTEIRO * 2n));
}

/** Lei 14.133/2021, art. 125: of the initial value, updated. */
const LIMITE_PCT = 25;
const CENTESIMOS = 10_000;

const chave = ({ tipoAlimentacaoId, tipoPublicoId }: { tipoAlimentacaoId: number; tipoPublicoId: number }) =>
  `${tipoAlimentacaoId}:${tipoPublicoId}`;

/** Increases and decreases of all amendments, each at today's price; one does not make up for the other. */
export function limiteDe(
  itens: Estado['itens'],
  anteriores: readonly { readonly itens: readonly ItemAlterado[] }[],
  novos: readonly ItemAlterado[],
): Schemas['LimiteDoAditivo'] {
  const antes = anteriores.flatMap(({ itens: mudados }) => mudados);
  let [inicialCentavos, acrescimoCentavos, supressaoCentavos] = [0, 0, 0];
  for (const item of itens) {
    const deste = (mudados: readonly ItemAlterado[]) =>
      mudados.filter(cada => chave(cada) === chave(item)).map(cada => cada.quantidadeDepois - cada.quantidadeAntes);
    const passados = deste(antes);
    const inicial = item.quantidadeContratada - passados.reduce((soma, mudou) => soma + mudou, 0);
    inicialCentavos += Math.max(0, inicial) * item.precoCentavos;
    for (const mudou of [...passados, ...deste(novos)]) {
      acrescimoCentavos += Math.max(0, mudou) * item.precoCentavos;
      supressaoCentavos += Math.max(0, -mudou) * item.precoCentavos;
    }
  }
  const parte = (centavos: number) =>
    inicialCentavos > 0 ? Math.min(1_000_000_000, Math.ceil((centavos * CENTESIMOS) / inicialCentavos)) : 0;
  const acrescimo = parte(acrescimoCentavos);
  const supressao = parte(supressaoCentavos);
  const passa = Math.max(acrescimo, supressao) > LIMITE_PCT * 100;
  return { inicialCentavos, acrescimoCentavos, supressaoCentavos, acrescimo, supressao, passa };
}

export type Plano = {
  readonly numero: number;
  readonly vigenciaFim: string;
  readonly valorTotalCentavos: number;
  readonly itens: readonly ItemAlterado[];
  readonly limite: Schemas['LimiteDoAditivo'] | null;
};

/** What the change does to the contract, item by item. */
export function planoDe(nova: Nova, { contrato, itens, anteriores }: Estado): Plano {
  const numero = anteriores.filter(({ tipo }) => tipo === nova.tipo).length + 1;
  const quantidades = new Map((nova.quantidades ?? []).map(cada => [chave(cada), cada.quantidadeContratada]));
  const alterados = itens
    .map(item => ({
      tipoAlimentacaoId: item.tipoAlimentacaoId,
      tipoPublicoId: item.tipoPublicoId,
      refeicao: item.refeicao,
      publico: item.publico,
      precoAntesCentavos: item.precoCentavos,
      precoDepoisCentavos: nova.indice === undefined ? item.precoCentavos : reajustado(item.precoCentavos, nova.indice),
      quantidadeAntes: item.quantidadeContratada,
      quantidadeDepois: quantidades.get(chave(item)) ?? item.quantidadeContratada,
    }))
    .filter(
      item => item.precoAntesCentavos !== item.precoDepoisCentavos || item.quantidadeAntes !== item.quantidadeDepois,
    );
  const muda = alterados.some(item => item.quantidadeAntes !== item.quantidadeDepois);
  return {
    numero,
    vigenciaFim: nova.vigenciaFim ?? contrato.vigenciaFim,
    valorTotalCentavos: nova.valorTotalCentavos ?? contrato.valorTotalCentavos,
    itens: alterados,
    limite: muda ? limiteDe(itens, anteriores, alterados) : null,
  };
}

const erro = (campo: string, detail: string): ErroDeCampo => ({ pointer: `/${campo}`, detail });

/** Fields of the other kind are refused, so that nothing typed is lost in silence. */
const ALHEIOS = {
  ADITIVO: ['indice', 'valeDe'],
  APOSTILAMENTO: ['vigenciaFim', 'quantidades', 'justificativa'],
} as const satisfies Record<Tipo, readonly (keyof Nova)[]>;

export function errosDaAlteracao(nova: Nova, estado: Estado): ErroDeCampo[] {
  const alheio = ALHEIOS[nova.tipo].find(campo => nova[campo] !== undefined);
  if (alheio)
    return [erro(alheio, `Isto não se muda por ${ROTULO_DE_TIPO_ALTERACAO_CONTRATO[nova.tipo].toLowerCase()}.`)];
  if (nova.data > estado.hoje) return [erro('data', 'A data não pode ser depois de hoje.')];
  return nova.tipo === 'ADITIVO' ? errosDoAditivo(nova, estado) : errosDoApostilamento(nova, estado);
}

function errosDoAditivo(nova: Nova, { contrato, itens, hoje }: Estado): ErroDeCampo[] {
  const { vigenciaFim, encerradoEm } = contrato;
  const conhecidos = new Set(itens.map(chave));
  const fim = encerradoEm ?? vigenciaFim;
  if (fim < hoje) return [erro('data', `O contrato terminou em ${porExtenso(fim)}: não recebe mais aditivo.`)];
  if (nova.vigenciaFim !== undefined && encerradoEm) {
    return [erro('vigenciaFim', `O contrato foi encerrado em ${porExtenso(encerradoEm)}: não se prorroga.`)];
  }
  if (nova.vigenciaFim !== undefined && nova.vigenciaFim <= vigenciaFim) {
    return [erro('vigenciaFim', `O contrato já vai até ${porExtenso(vigenciaFim)}: a prorrogação termina depois.`)];
  }
  return (nova.quantidades ?? []).flatMap((cada, n) =>
    conhecidos.has(chave(cada))
      ? []
      : [erro(`quantidades/${n}`, 'O contrato não tem preço para esta refeição e público.')],
  );
}

function errosDoApostilamento({ indice, valeDe }: Nova, { itens, anteriores }: Estado): ErroDeCampo[] {
  if (indice === undefined || indice === 0) return [erro('indice', 'Informe o índice do reajuste.')];
  if (valeDe === undefined) return [erro('valeDe', 'Informe a partir de que dia os preços mudam.')];
  if (!itens.length) return [erro('indice', 'O contrato ainda não tem preços.')];
  const ultimo = anteriores
    .filter(cada => cada.valeDe !== null && cada.valeDe > valeDe)
    .sort((a, b) => ((a.valeDe ?? '') < (b.valeDe ?? '') ? 1 : -1))[0];
  if (!ultimo?.valeDe) return [];
  const nome = nomeDaAlteracao(ultimo.tipo, ultimo.numero);
  return [
    erro('valeDe', `O ${nome} muda os preços a partir de ${porExtenso(ultimo.valeDe)}: este não vale antes dele.`),
  ];
}

/** What no typing mends: null where the change may be made. */
export function recusaDaAlteracao(nova: Nova, { fechado, contrato }: Estado, plano: Plano): string | null {
  if (fechado) {
    const livre = porExtenso(addDays(fechado.data, 1));
    return `O mapa de ${fechado.lotacao} de ${porExtenso(fechado.data)} está fechado com os preços deste contrato. O reajuste vale a partir de ${livre}, ou reabra os mapas antes.`;
  }
  const nada =
    !plano.itens.length &&
    plano.vigenciaFim === contrato.vigenciaFim &&
    plano.valorTotalCentavos === contrato.valorTotalCentavos;
  return nada ? `Este ${ROTULO_DE_TIPO_ALTERACAO_CONTRATO[nova.tipo].toLowerCase()} não muda nada no contrato.` : null;
}

/** Asked for only when the change is made; the rehearsal shows the limit and asks nothing. */
export function erroDoLimite({ justificativa }: Nova, { limite }: Plano): ErroDeCampo[] {
  if (!limite?.passa || justificativa?.trim()) return [];
  const maior = Math.max(limite.acrescimo, limite.supressao);
  const pct = (maior / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 });
  return [
    erro(
      'justificativa',
      `A mudança chega a ${pct} % do valor inicial atualizado, acima dos ${LIMITE_PCT} % do art. 125 da Lei 14.133/2021. Escreva a justificativa.`,
    ),
  ];
}
