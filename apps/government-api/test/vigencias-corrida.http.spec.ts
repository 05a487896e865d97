import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { addDays } from '../src/clock/clock.ts';
import { rows } from '../src/database/database.ts';
import { prepararBanco } from './kit/banco.ts';
import { abrirCliente, type Cliente, HOJE, ids, type Problema, semearCenario } from './pedidos.cenario.ts';
import { horarios } from './tipos-alimentacao.cenario.ts';

type Schemas = components['schemas'];

describe('vigências ao mesmo tempo', corridas);

function corridas() {
  const banco = prepararBanco();
  let cliente: Cliente;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
  });

  const contar = async (statuses: Promise<{ status: number }>[]) =>
    (await Promise.all(statuses)).map(({ status }) => status).sort();

  it('duas pessoas criam horários para o mesmo dia: uma ganha, a outra recebe 409', async () => {
    const valeDe = addDays(HOJE, 5);
    const criar = (hora: string) =>
      cliente.post('gestora', `/tipos-alimentacao/${ids.cafe}/vigencias`, {
        valeDe,
        horarios: horarios({ entregaInicio: '06:00', entregaFim: '07:00', horaLimitePedido: hora }),
      });
    expect(await contar(['10:00', '11:00', '12:00', '13:00'].map(criar))).toEqual([201, 409, 409, 409]);
    expect(await rows(banco.database, sql`select count(*)::int as n from vigencias_tipo_alimentacao`)).toEqual([
      { n: 1 },
    ]);
  });

  it('duas pessoas criam o mesmo tipo: uma ganha, a outra é apontada no campo', async () => {
    const tipo = {
      nome: 'Merenda',
      sigla: 'MER',
      icone: 'Bread',
      cor: 'ANIL',
      meioDoDia: false,
      fotoObrigatoria: false,
    };
    const criar = () => cliente.post<Problema>('gestora', '/tipos-alimentacao', { ...tipo, horarios: horarios() });
    expect(await contar([criar(), criar(), criar()])).toEqual([201, 422, 422]);
  });

  it('o mesmo parâmetro, o mesmo dia: uma ganha', async () => {
    const definir = (valor: number) =>
      cliente.post('gestora', '/parametros/diasAVencer/vigencias', { valeDe: addDays(HOJE, 9), valor });
    expect(await contar([40, 50, 60].map(definir))).toEqual([201, 409, 409]);
    const { corpo, etag } = await cliente.get<Schemas['ParametroDetalhado']>('gestora', '/parametros/diasAVencer');
    const substituir = (valor: number) =>
      cliente.post('gestora', '/parametros/diasAVencer/vigencias', { valeDe: corpo.vigencias[0]?.valeDe, valor }, etag);
    expect(await contar([70, 71, 72].map(substituir))).toEqual([201, 412, 412]);
  });

  it('dois gestores que se tiram do cargo ao mesmo tempo: sobra um', async () => {
    await banco.database.execute(sql`update usuarios set authorities = '{AL_GESTOR}' where id in (1, 4)`);
    const tirar = async (id: number) => {
      const { corpo, etag } = await cliente.get<Schemas['UsuarioDetalhado']>('gestora', `/usuarios/${id}`);
      const { nome, matricula, lotacaoId } = corpo;
      return () =>
        cliente.put('gestora', `/usuarios/${id}`, { nome, matricula, lotacaoId, authorities: ['AL_FISCAL'] }, etag);
    };
    const gestos = [await tirar(1), await tirar(4)];
    // The second is refused by the rule, or because the first one's change already ended its session.
    const [primeiro, segundo] = await contar(gestos.map(gesto => gesto()));
    expect([primeiro, [401, 409].includes(segundo ?? 0)]).toEqual([200, true]);
    const restantes = sql`select count(*)::int as n from usuarios where ativo and 'AL_GESTOR' = any(authorities)`;
    expect(await rows(banco.database, restantes)).toEqual([{ n: 1 }]);
  });
}
