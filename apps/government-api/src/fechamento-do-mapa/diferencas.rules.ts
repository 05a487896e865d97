import type { components } from '@alipen/contracts/generated/government-api';
import { ROTULO_DE_ALERTA_DO_MAPA } from '@alipen/contracts/generated/rotulos/fechamentos';
import type { DiaCongelado } from '../fechamentos/fechamentos.service.ts';

type Diferenca = components['schemas']['DiferencaDeVersao'];
/** One line per value: where it stands, and how people read it. */
type Linhas = Map<string, string>;

const NADA = '–';
const MAIS_DIFERENCAS = 500;
const numero = (n: number | null): string => (n === null ? NADA : n.toLocaleString('pt-BR'));
export const reais = (centavos: number | null): string =>
  centavos === null
    ? NADA
    : (centavos / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' }).replaceAll('\u00a0', ' ');
export const comSinal = (n: number | null): string => (n !== null && n > 0 ? `+${numero(n)}` : numero(n));
export const decimos = (n: number | null): string =>
  n === null ? NADA : (n / 10).toLocaleString('pt-BR', { minimumFractionDigits: 1 });

function linhasDe(dia: DiaCongelado): Linhas {
  const linhas: Linhas = new Map();
  for (const coluna of dia.colunas) {
    const onde = `${coluna.refeicao} · ${coluna.publico}`;
    linhas.set(`${onde}: solicitada`, numero(coluna.solicitada));
    linhas.set(`${onde}: confirmada`, numero(coluna.confirmada));
    linhas.set(`${onde}: entregue`, numero(coluna.entregue));
    linhas.set(`${onde}: aceita`, numero(coluna.aceita));
    linhas.set(`${onde}: preço`, reais(coluna.precoCentavos));
    linhas.set(`${onde}: diferença para o efetivo`, comSinal(coluna.diferenca));
    if (coluna.contaNosTotais === false && coluna.aceita) linhas.set(`${onde}: fora do total de refeições`, 'sim');
  }
  linhas.set('Efetivo: internos', numero(dia.efetivo?.internos ?? null));
  linhas.set('Efetivo: servidores', numero(dia.efetivo?.servidores ?? null));
  const { valores, execucao } = dia;
  linhas.set('Valor bruto', reais(valores.brutoCentavos));
  linhas.set('Glosa', reais(valores.glosaCentavos));
  linhas.set('Desconto proposto', reais(valores.descontoCentavos));
  linhas.set('Valor líquido', reais(valores.liquidoCentavos));
  linhas.set('Maior atraso, em minutos', numero(execucao.atrasoMin));
  linhas.set('Recusadas', numero(execucao.recusadas));
  linhas.set('Nota da fiscalização', decimos(execucao.nota));
  linhas.set('Pontos', numero(execucao.pontos));
  linhas.set('Ocorrências', numero(execucao.ocorrencias));
  for (const contrato of dia.contratos)
    linhas.set(`Contrato ${contrato.numero}, ${contrato.fornecedor}`, reais(contrato.liquidoCentavos));
  for (const { onde, texto, por } of dia.anotacoes) {
    const quem = `Anotação de ${por} em ${onde}`;
    linhas.set(quem, [linhas.get(quem), texto].filter(Boolean).join(' / '));
  }
  linhas.set('Pedidos', dia.pedidos.map(pedido => pedido.numero).join(', ') || 'nenhum');
  linhas.set('Dispensas da segregação', dia.dispensas.join('; ') || 'nenhuma');
  linhas.set('Alertas', dia.alertas.map(alerta => ROTULO_DE_ALERTA_DO_MAPA[alerta]).join(' ') || 'nenhum');
  return linhas;
}

/** In the order of the map. A column of zeros equals no column. */
export function diferencasEntre(antes: DiaCongelado, depois: DiaCongelado): Diferenca[] {
  const [de, para] = [linhasDe(antes), linhasDe(depois)];
  const vazio = (dito: string | undefined) => dito === undefined || dito === '0' || dito === NADA;
  return [...new Set([...de.keys(), ...para.keys()])]
    .filter(onde => de.get(onde) !== para.get(onde) && !(vazio(de.get(onde)) && vazio(para.get(onde))))
    .slice(0, MAIS_DIFERENCAS)
    .map(onde => ({
      onde: onde.slice(0, 200),
      antes: (de.get(onde) ?? NADA).slice(0, 500),
      depois: (para.get(onde) ?? NADA).slice(0, 500),
    }));
}
