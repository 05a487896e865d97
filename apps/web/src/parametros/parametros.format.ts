import { formatInteger } from '../ui/number.format.ts';
import { plainText } from '../ui/plain-text.ts';
import type { Parametro, Valor } from './parametros.queries.ts';

type Quem = Pick<Parametro, 'unidade' | 'opcoes'>;

/** "14 dias", "Sim", "Efetivo dos servidores" */
export function valorEmPalavras({ unidade, opcoes }: Quem, valor: Valor): string {
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  if (typeof valor === 'string') return opcoes.find(opcao => opcao.valor === valor)?.rotulo ?? valor;
  if (unidade === 'º dia útil') return `${formatInteger(valor)}${unidade}`;
  return unidade ? `${formatInteger(valor)} ${singular(unidade, valor)}` : formatInteger(valor);
}

const UM: Readonly<Record<string, string>> = {
  dias: 'dia',
  'dias úteis': 'dia útil',
  horas: 'hora',
  minutos: 'minuto',
  refeições: 'refeição',
  unidades: 'unidade',
};
const singular = (unidade: string, valor: number) => (valor === 1 ? (UM[unidade] ?? unidade) : unidade);

export function porGrupo(itens: readonly Parametro[], busca: string): readonly (readonly [string, Parametro[]])[] {
  const procurado = plainText(busca.trim());
  const grupos = new Map<string, Parametro[]>();
  for (const parametro of itens) {
    const palavras = plainText(`${parametro.titulo} ${parametro.descricao} ${parametro.regra} ${parametro.grupo}`);
    if (!palavras.includes(procurado)) continue;
    grupos.set(parametro.grupo, [...(grupos.get(parametro.grupo) ?? []), parametro]);
  }
  return [...grupos];
}
