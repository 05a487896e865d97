import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { type BancoDeTeste, prepararBanco } from './kit/banco.ts';
import { AGORA, abrirCliente, type Cliente, motivosDe, semearCenario } from './pedidos.cenario.ts';

export type CenarioAberto = {
  readonly banco: BancoDeTeste;
  readonly cliente: Cliente;
  readonly motivo: (contexto: string, codigo: string) => number;
};

export function abrirCenario(): CenarioAberto {
  // Each step is a request to the whole service, which is slow on a busy machine.
  jest.setTimeout(60_000);
  const banco = prepararBanco();
  let aberto: Cliente | undefined;
  let motivo: CenarioAberto['motivo'];
  beforeAll(async () => {
    await semearCenario(banco.database);
    motivo = await motivosDe(banco.database);
    aberto = await abrirCliente(banco);
  });
  beforeEach(async () => {
    aberto?.em(AGORA);
    await banco.database.execute(sql.raw('truncate pedidos, numeracao_pedidos restart identity cascade'));
  });
  // A describe's body runs before its hooks, so what they open is looked up at each call.
  const cliente = new Proxy({} as Cliente, { get: (_, nome) => aberto && Reflect.get(aberto, nome) });
  return { banco, cliente, motivo: (contexto, codigo) => motivo(contexto, codigo) };
}
