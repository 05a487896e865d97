import type { components } from '@alipen/contracts/generated/government-api';
import type { Numbers } from '../../database/number-rows.ts';
import { compararCelula } from '../../pedidos/quantidades/diferenca.table.ts';
import { type Limiares, medianaDe } from '../../pedidos/quantidades/limiares.table.ts';
import type { Limites } from '../../pedidos/quantidades/regras.table.ts';
import { DIA } from '../apuracao/parcelas.table.ts';
import type { Coluna, LinhaDoMapa } from './mapa-diario.rules.ts';

type Alerta = components['schemas']['AlertaMapa'];

type Pedido = { readonly total: number; readonly valor: number };
/** `antes`: the earlier days with something, the oldest first; `dia` is null where the day has nothing. */
export type Passado = { readonly dia: Pedido | null; readonly antes: readonly Pedido[] };

const inteiro = new Intl.NumberFormat('pt-BR');

export function passadoDe(pedidos: Numbers<'dia' | 'total' | 'valor'>, posicao: number, janelaDias: number): Passado {
  const desde = posicao - janelaDias;
  const dias = new Array<Pedido | undefined>(janelaDias + 1).fill(undefined);
  const pedido = DIA.over(pedidos);
  while (pedido.next()) {
    const { dia, total, valor } = pedido;
    if (dia < desde || dia > posicao) continue;
    const outro = dias[dia - desde];
    dias[dia - desde] = { total: total + (outro?.total ?? 0), valor: valor + (outro?.valor ?? 0) };
  }
  const dia = dias.pop() ?? null;
  return { dia, antes: dias.filter(pedido => pedido !== undefined) };
}

/** Why a unit's day deserves a look; alerts block nothing. */
export function alertasDe(
  linha: LinhaDoMapa,
  colunas: readonly Coluna[],
  { limites, limiares, passado }: { limites: Limites; limiares: Limiares; passado: Passado },
): Alerta[] {
  return [
    ...semPedido(linha),
    ...acimaDoEfetivo(linha, colunas, limites),
    ...salto(passado, limiares),
    ...repetidos(passado, limiares),
  ];
}

/** A unit emptied for the day, with nothing asked, is a valid day (domain 15.24); so is one that nobody delivers to. */
function semPedido({ ativa, enviado, internos, interrupcao }: LinhaDoMapa): Alerta[] {
  if (!ativa || enviado || !internos || interrupcao?.parada) return [];
  return [
    { tipo: 'SEM_PEDIDO', motivo: `Nenhum pedido enviado, com ${inteiro.format(internos)} internos no efetivo.` },
  ];
}

function acimaDoEfetivo(linha: LinhaDoMapa, colunas: readonly Coluna[], limites: Limites): Alerta[] {
  const piores = new Map<Alerta['tipo'], { excesso: number; coluna: Coluna; paraNinguem: boolean }>();
  for (const [n, coluna] of colunas.entries()) {
    const excesso = linha.diferencas[n] ?? -1;
    // Runs for every cell of every row, so those below the head count are skipped early.
    if (excesso < 0) continue;
    const base = coluna.baseConferencia;
    const quantidade = linha.quantidades[n] ?? 0;
    const { faixa } = compararCelula({ quantidade, valor: excesso, base }, limites);
    const deServidor = base === 'EFETIVO_SERVIDOR';
    const paraNinguem = quantidade > 0 && quantidade === excesso;
    if (faixa !== 'MUITO_ACIMA' && !(deServidor && faixa === 'ACIMA') && !paraNinguem) continue;
    const tipo = deServidor ? 'SERVIDORES_ACIMA' : 'ACIMA_DO_EFETIVO';
    const pior = piores.get(tipo);
    if (!pior || excesso > pior.excesso) piores.set(tipo, { excesso, coluna, paraNinguem });
  }
  return [...piores].map(([tipo, { excesso, coluna, paraNinguem }]) => {
    const acima = paraNinguem ? 'para um efetivo de ninguém' : 'acima do efetivo';
    const quanto = excesso > 0 ? `${inteiro.format(excesso)} ${acima}` : 'igual ao número de internos';
    return { tipo, motivo: `${coluna.refeicao} para ${coluna.publico}: ${quanto}.` };
  });
}

function salto({ dia, antes }: Passado, { diasParaMediana, saltoPct, saltoMinimo, janelaDias }: Limiares): Alerta[] {
  const mediana = medianaDe(antes.map(({ total }) => total));
  if (!dia || mediana === null || antes.length < diasParaMediana) return [];
  const mudanca = dia.total - mediana;
  if (Math.abs(mudanca) < saltoMinimo || Math.abs(mudanca) * 100 <= mediana * saltoPct) return [];
  const sentido = mudanca > 0 ? 'a mais' : 'a menos';
  return [
    {
      tipo: 'SALTO',
      motivo: `${inteiro.format(dia.total)} refeições pedidas, ${inteiro.format(Math.abs(mudanca))} ${sentido} que a mediana dos últimos ${janelaDias} dias (${inteiro.format(mediana)}).`,
    },
  ];
}

function repetidos({ dia, antes }: Passado, { diasRepetidos }: Limiares): Alerta[] {
  if (!dia?.total) return [];
  const diferente = antes.findLastIndex(({ total, valor }) => total !== dia.total || valor !== dia.valor);
  const iguais = antes.length - diferente;
  if (iguais < diasRepetidos) return [];
  return [
    {
      tipo: 'NUMEROS_REPETIDOS',
      motivo: `O mesmo total de ${inteiro.format(dia.total)} refeições e o mesmo valor em ${iguais} dias seguidos.`,
    },
  ];
}
