import { problema } from '@alipen/platform/problems/problema';
import { porExtenso } from '../../clock/zoned-time.ts';
import type { EntregaInterrompida } from '../../contratos/contratos.service.ts';
import { ENTRE_FORNECEDORES } from '../pedidos.query.ts';
import { type BaseConferencia, type BaseDoDia, baseDe, diferencaDe, faixaDe } from '../quantidades/diferenca.table.ts';
import { chaveDe, type Par, type Quantidade, valorDe } from '../quantidades/itens.rules.ts';
import type { Limites } from '../quantidades/regras.table.ts';

export type ItemDoEnvio = Quantidade & {
  refeicao: string;
  publico: string;
  baseConferencia: BaseConferencia;
  /** The public asks for a written reason, whatever the quantity. */
  exigeJustificativa: boolean;
  /** Meal and public are both still ordered. */
  ativo: boolean;
};

/** `porRefeicao` is by meal id; `precos`, in centavos, by cell (`chaveDe`). */
export type ContratosDoEnvio = {
  porRefeicao: ReadonlyMap<number, { id: number; numero: string; fornecedor: string }>;
  precos: ReadonlyMap<string, number>;
};

export type Envio = {
  lotacao: string;
  data: string;
  /** In the order shown on screen, because the problem's pointers count from it. */
  itens: readonly ItemDoEnvio[];
  contratos: ContratosDoEnvio;
  /** What is not received that day: not delivered by its contract, or suspended by the unit. */
  interrompida?: Pick<EntregaInterrompida, 'texto' | 'refeicoes' | 'alcanca'> | null;
  efetivo: BaseDoDia | null;
  /** What the unit's other orders of the day ask for, by cell, because they all share one head count. */
  outros?: ReadonlyMap<string, number>;
  /** `hora` is the cut-off on the unit's clock. */
  prazo: { hora: string; encerrado: boolean; comoEmergencial: boolean };
  limites: Limites;
  justificativa: string | null;
  /** What stands out beside the days before. */
  sinais?: readonly { texto: string; pede: boolean }[] | null;
};

type Precificada = Par & { precoCentavos: number; contratoId: number };

export type EnvioPrecificado = {
  precificadas: readonly Precificada[];
  valorPrevistoCentavos: number;
  /** The contract with the greatest value in this order. */
  contratoId: number;
  contratos: readonly { id: number; numero: string; fornecedor: string }[];
  fornecedor: string;
};

type Erro = { pointer: string; detail: string };

const errosPor = (itens: readonly ItemDoEnvio[], detalhe: (item: ItemDoEnvio) => string | null): Erro[] =>
  itens.flatMap((item, posicao) => {
    const detail = item.quantidade > 0 ? detalhe(item) : null;
    return detail ? [{ pointer: `/itens/${posicao}`, detail }] : [];
  });

/** Checks all that sending needs (domain 4.5, rules R18 and R22); throws the problem that says what is missing. */
export function conferirEnvio(envio: Envio): EnvioPrecificado {
  const { itens, contratos } = envio;
  if (!itens.some(({ quantidade }) => quantidade > 0)) {
    throw problema('pedido-vazio', { detail: 'Informe ao menos uma refeição antes de enviar.' });
  }
  exigirAtivos(itens);
  exigirEntregues(envio);
  if (!contratos.porRefeicao.size) {
    const detail = `Não há contrato vigente para ${envio.lotacao} em ${porExtenso(envio.data)}. Fale com o gestor.`;
    throw problema('sem-contrato', { detail });
  }
  exigirPrecos(envio);
  exigirJustificativa(envio);
  return precificar(itens, contratos);
}

export function precificar(itens: readonly Quantidade[], { porRefeicao, precos }: ContratosDoEnvio): EnvioPrecificado {
  const celulas = itens.flatMap(item => {
    const precoCentavos = precos.get(chaveDe(item));
    const contrato = porRefeicao.get(item.tipoAlimentacaoId);
    return precoCentavos === undefined || !contrato ? [] : [{ ...item, precoCentavos, contrato }];
  });
  const pedidas = celulas.filter(({ quantidade }) => quantidade > 0);
  const valores = new Map([...porRefeicao.values()].map(contrato => [contrato.id, { contrato, valor: 0 }]));
  const usados = new Set(pedidas.map(({ contrato }) => contrato.id));
  for (const celula of pedidas) {
    const soma = valores.get(celula.contrato.id);
    if (soma) soma.valor += celula.quantidade * celula.precoCentavos;
  }
  const ordenados = [...valores.values()]
    .filter(({ contrato }) => usados.has(contrato.id))
    .sort((a, b) => b.valor - a.valor || a.contrato.id - b.contrato.id);
  return {
    precificadas: celulas.map(({ tipoAlimentacaoId, tipoPublicoId, precoCentavos, contrato }) => ({
      tipoAlimentacaoId,
      tipoPublicoId,
      precoCentavos,
      contratoId: contrato.id,
    })),
    valorPrevistoCentavos: valorDe(celulas),
    contratos: ordenados.map(({ contrato: { id, numero, fornecedor } }) => ({ id, numero, fornecedor })),
    contratoId: ordenados[0]?.contrato.id ?? 0,
    fornecedor: [...new Set(ordenados.map(({ contrato }) => contrato.fornecedor))].join(ENTRE_FORNECEDORES),
  };
}

export function congelados<Item extends Par>(
  itens: readonly Item[],
  precificadas: readonly Precificada[],
): (Item & { precoCentavos: number | null; contratoId: number | null })[] {
  const porCelula = new Map(precificadas.map(celula => [chaveDe(celula), celula]));
  return itens.map(item => {
    const { precoCentavos = null, contratoId = null } = porCelula.get(chaveDe(item)) ?? {};
    return { ...item, precoCentavos, contratoId };
  });
}

function exigirAtivos(itens: readonly ItemDoEnvio[]): void {
  const errors = errosPor(itens, item =>
    item.ativo ? null : `${item.refeicao} para ${item.publico} não é mais pedida. Corrija o pedido.`,
  );
  if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
}

function exigirEntregues({ itens, interrompida }: Envio): void {
  const errors = errosPor(itens, item =>
    interrompida?.alcanca(item)
      ? `${interrompida.texto} Deixe ${item.refeicao}${interrompida.refeicoes.has(item.tipoAlimentacaoId) ? '' : ` para ${item.publico}`} em zero.`
      : null,
  );
  if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
}

function exigirPrecos({ itens, contratos, data }: Envio): void {
  const errors = errosPor(itens, item => {
    if (contratos.precos.has(chaveDe(item))) return null;
    const contrato = contratos.porRefeicao.get(item.tipoAlimentacaoId);
    return contrato
      ? `${item.refeicao} para ${item.publico} não tem preço no contrato ${contrato.numero}.`
      : `${item.refeicao} não tem fornecedor em ${porExtenso(data)}. Fale com o gestor.`;
  });
  if (errors.length) throw problema('sem-preco', { detail: errors[0]?.detail, errors });
}

function exigirJustificativa({ itens, efetivo, outros, prazo, limites, justificativa, sinais }: Envio): void {
  if (justificativa) return;
  const acima = errosPor(itens, item => {
    if (item.exigeJustificativa) return `${item.publico} exige justificativa. Informe o motivo.`;
    const noDia = item.quantidade + (outros?.get(chaveDe(item)) ?? 0);
    const diferenca = diferencaDe(noDia, baseDe(item.baseConferencia, efetivo, limites));
    return faixaDe(diferenca, limites) === 'MUITO_ACIMA'
      ? `Quantidade acima do efetivo em ${diferenca}. Informe o motivo.`
      : null;
  });
  const fora = prazo.encerrado
    ? `O prazo para este dia terminou às ${prazo.hora}. O pedido será enviado ${prazo.comoEmergencial ? 'como emergencial' : 'fora do prazo'} e precisa de justificativa.`
    : null;
  const doDia = [...(fora ? [fora] : []), ...frasesQuePedem(sinais)].map(detail => ({ pointer: '/motivoId', detail }));
  const errors = fora ? [...doDia, ...acima] : [...acima, ...doDia];
  if (errors.length) throw problema('justificativa-obrigatoria', { detail: errors[0]?.detail, errors });
}

const frasesQuePedem = (sinais: Envio['sinais']) =>
  (sinais ?? []).flatMap(({ texto, pede }) => (pede ? `${texto} Informe o motivo.` : []));
