import { problema } from '@alipen/platform/problems/problema';
import { porExtenso } from '../clock/zoned-time.ts';
import { type BaseConferencia, type BaseDoDia, baseDe, diferencaDe, faixaDe } from './pedidos.diferenca.table.ts';
import { chaveDe, type Quantidade, valorDe } from './pedidos.itens.rules.ts';

export type ItemDoEnvio = Quantidade & {
  refeicao: string;
  publico: string;
  baseConferencia: BaseConferencia;
  /** Both the meal and the public are still ordered. */
  ativo: boolean;
};

export type Envio = {
  lotacao: string;
  data: string;
  /** In the order the person sees them: the problem's pointers count from here. */
  itens: readonly ItemDoEnvio[];
  contrato: { numero: string; precos: ReadonlyMap<string, number> } | null;
  efetivo: BaseDoDia | null;
  /** `hora` is the cut-off on the unit's clock. */
  prazo: { hora: string; encerrado: boolean };
  justificativa: string | null;
};

export type EnvioConferido = { precos: ReadonlyMap<string, number>; valorPrevistoCentavos: number };

type Erro = { pointer: string; detail: string };

const errosPor = (itens: readonly ItemDoEnvio[], detalhe: (item: ItemDoEnvio) => string | null): Erro[] =>
  itens.flatMap((item, posicao) => {
    const detail = item.quantidade > 0 ? detalhe(item) : null;
    return detail ? [{ pointer: `/itens/${posicao}`, detail }] : [];
  });

/** Everything an order must be to be sent (domain 4.5, rules R18 and R22); throws the problem that says what is missing. */
export function conferirEnvio(envio: Envio): EnvioConferido {
  const { itens, contrato } = envio;
  if (!itens.some(({ quantidade }) => quantidade > 0)) {
    throw problema('pedido-vazio', { detail: 'Informe ao menos uma refeição antes de enviar.' });
  }
  exigirAtivos(itens);
  if (!contrato) {
    const detail = `Não há contrato vigente para ${envio.lotacao} em ${porExtenso(envio.data)}. Fale com o gestor.`;
    throw problema('sem-contrato', { detail });
  }
  exigirPrecos(itens, contrato);
  exigirJustificativa(envio);
  const precificados = itens.map(item => ({ ...item, precoCentavos: contrato.precos.get(chaveDe(item)) ?? 0 }));
  return { precos: contrato.precos, valorPrevistoCentavos: valorDe(precificados) };
}

function exigirAtivos(itens: readonly ItemDoEnvio[]): void {
  const errors = errosPor(itens, item =>
    item.ativo ? null : `${item.refeicao} para ${item.publico} não é mais pedida. Edite o pedido.`,
  );
  if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
}

function exigirPrecos(itens: readonly ItemDoEnvio[], contrato: NonNullable<Envio['contrato']>): void {
  const errors = errosPor(itens, item =>
    contrato.precos.has(chaveDe(item))
      ? null
      : `${item.refeicao} para ${item.publico} não tem preço no contrato ${contrato.numero}.`,
  );
  if (errors.length) throw problema('sem-preco', { detail: errors[0]?.detail, errors });
}

function exigirJustificativa({ itens, efetivo, prazo, justificativa }: Envio): void {
  if (justificativa) return;
  const acima = errosPor(itens, item => {
    const diferenca = diferencaDe(item.quantidade, baseDe(item.baseConferencia, efetivo));
    return faixaDe(diferenca) === 'MUITO_ACIMA'
      ? `Quantidade acima do efetivo em ${diferenca}. Informe o motivo.`
      : null;
  });
  const fora = prazo.encerrado
    ? `O prazo para este dia terminou às ${prazo.hora}. O pedido será enviado como emergencial e precisa de justificativa.`
    : null;
  const errors = [...(fora ? [{ pointer: '/justificativa', detail: fora }] : []), ...acima];
  if (errors.length) throw problema('justificativa-obrigatoria', { detail: fora ?? acima[0]?.detail, errors });
}
