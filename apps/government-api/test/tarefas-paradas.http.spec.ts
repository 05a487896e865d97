import type { components } from '@alipen/contracts/generated/government-api';
import { Logger } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { prepararBanco } from './kit/banco.ts';
import { AMANHA, abrirCliente, type Cliente, enviarPedido, ids, item, semearCenario } from './pedidos.cenario.ts';

Logger.overrideLogger(false);

type Tarefa = components['schemas']['Tarefa'];

/** UTC -2, -3, -4 and -5: six units in each, all of them served. */
const FUSOS = ['America/Noronha', 'America/Fortaleza', 'America/Manaus', 'America/Rio_Branco'] as const;
const POR_FUSO = 6;

describe('tarefas feitas duas vezes, ou depois de três horas paradas (15.25)', () => {
  const banco = prepararBanco();
  let cliente: Cliente;

  const contagem = async () => {
    const linhas = await rows<{ evento: string; fuso: string; n: number }>(
      banco.database,
      sql`
        select n.evento, l.fuso_horario as fuso, count(*)::int as n
        from notificacoes n join lotacoes l on l.id = n.lotacao_id
        where l.codigo like 'F-%' group by 1, 2 order by 1, 2`,
    );
    return linhas.map(({ evento, fuso, n }) => `${evento} ${fuso.slice(8)} ${n}`);
  };
  const de = (evento: string, ...fusos: string[]) => fusos.map(fuso => `${evento} ${fuso} ${POR_FUSO}`);
  const situacoes = async (nome: string) => {
    const { corpo } = await cliente.get<Tarefa[]>('gestora', '/tarefas');
    const tarefa = corpo.find(cada => cada.nome === nome);
    return (tarefa?.execucoes ?? [])
      .filter(({ chave }) => chave.startsWith(AMANHA))
      .map(({ chave, situacao }) => `${chave.split('/')[1]} ${situacao}`)
      .sort();
  };

  beforeAll(async () => {
    await semearCenario(banco.database);
    for (const fuso of FUSOS) {
      await banco.database.execute(sql`
        insert into lotacoes (codigo, nome, nome_busca, tipo, municipio, uf, fuso_horario)
        select 'F-' || ${fuso} || n, ${fuso} || n, lower(${fuso}) || n, 'ABRIGO', 'M', 'MA', ${fuso}
        from generate_series(1, ${POR_FUSO}::int) n`);
    }
    await banco.database.execute(sql`
      insert into contratos_lotacoes (lotacao_id, contrato_id, tipo_alimentacao_id, inicio, fim)
      select l.id, 1, t.id, '2026-01-01', '2027-06-30'
      from lotacoes l cross join tipos_alimentacao t where l.codigo like 'F-%' and t.id <= 3`);
    cliente = await abrirCliente(banco);
  });
  beforeEach(async () => {
    await banco.database.execute(
      sql.raw(
        'truncate notificacoes, leituras_notificacoes, tarefas, execucoes_tarefas, pedidos, numeracao_pedidos restart identity cascade',
      ),
    );
    // The first look ever, at noon in Fortaleza, answers for nothing before it.
    cliente.em('2026-11-20T15:00:00Z');
    await cliente.tarefas();
  });

  it('cada fuso tem a sua hora: às 16:00 de cada um, e não antes', async () => {
    // 16:00 in Noronha; 15:00 in Fortaleza.
    cliente.em('2026-11-20T18:00:00Z');
    await cliente.tarefas();
    expect(await contagem()).toEqual(de('SEM_PEDIDO_2H', 'Noronha'));
    cliente.em('2026-11-20T19:00:00Z');
    await cliente.tarefas();
    expect(await contagem()).toEqual(de('SEM_PEDIDO_2H', 'Fortaleza', 'Noronha'));
  });

  it('feitas duas vezes não duplicam nada', async () => {
    cliente.em('2026-11-20T18:00:00Z');
    for (let vez = 0; vez < 3; vez += 1) await cliente.tarefas();
    await banco.database.execute(sql`delete from execucoes_tarefas`);
    await cliente.tarefas();
    expect(await contagem()).toEqual(de('SEM_PEDIDO_2H', 'Noronha'));
  });

  it('depois de três horas paradas: quem ainda pode enviar é lembrado, quem perdeu o limite vira alerta, e nada some calado', async () => {
    // Down from 17:30Z to 20:40Z. Cut-offs at 18:00 local: Noronha 20:00Z, Fortaleza 21:00Z, Manaus 22:00Z, Rio Branco 23:00Z.
    cliente.em('2026-11-20T17:30:00Z');
    await cliente.tarefas();
    cliente.em('2026-11-20T20:40:00Z');
    await cliente.tarefas();
    await cliente.tarefas();
    expect(await contagem()).toEqual([
      ...de('SEM_PEDIDO_2H', 'Manaus'),
      ...de('SEM_PEDIDO_30MIN', 'Fortaleza'),
      ...de('SEM_PEDIDO_NO_LIMITE', 'Noronha'),
    ]);
    expect(await situacoes('LEMBRETE_2H')).toEqual(['Fortaleza PERDIDA', 'Manaus CONCLUIDA', 'Noronha PERDIDA']);
    expect(await situacoes('LEMBRETE_30MIN')).toEqual(['Fortaleza CONCLUIDA', 'Noronha PERDIDA']);
  });

  it('quem enviou não é lembrado, e enviar resolve o lembrete', async () => {
    const novo = { lotacaoId: ids.upsl, dataRefeicao: AMANHA, itens: [item(ids.almoco, ids.interno, 120)] };
    cliente.em('2026-11-20T19:00:00Z');
    await cliente.tarefas();
    const antes = await cliente.get<components['schemas']['ContagemNotificacoes']>(
      'solicitante',
      '/notificacoes/contagem',
    );
    expect(antes.corpo).toEqual({ aVer: 1, pendencias: 1 });
    expect((await enviarPedido(cliente, 'solicitante', novo)).status).toBe(200);
    const depois = await cliente.get<components['schemas']['ContagemNotificacoes']>(
      'solicitante',
      '/notificacoes/contagem',
    );
    expect(depois.corpo).toEqual({ aVer: 0, pendencias: 0 });
    cliente.em('2026-11-20T20:30:00Z');
    await cliente.tarefas();
    const fim = await cliente.get<components['schemas']['PaginaNotificacoes']>(
      'solicitante',
      '/notificacoes?aVer=true',
    );
    expect(fim.corpo.itens).toEqual([]);
    const mesa = await cliente.get<components['schemas']['PaginaNotificacoes']>(
      'atendimento',
      '/notificacoes?tipo=AVISO',
    );
    expect(mesa.corpo.itens.map(({ titulo }) => titulo)).toEqual(['Pedido 2026-000001 enviado']);
  });

  it('sem pedido e sem ninguém o dia está fechado; sem pedido e com gente é um alerta (15.24)', async () => {
    const efetivo = (n: number, internos: number) => sql`
      insert into efetivos_diarios (lotacao_id, data, internos, servidores_plantao, servidores_expediente, fonte)
      select id, ${AMANHA}, ${internos}::int, 0, 0, 'MANUAL' from lotacoes where codigo = ${`F-America/Fortaleza${n}`}`;
    await banco.database.execute(efetivo(1, 0));
    await banco.database.execute(efetivo(2, 0));
    await banco.database.execute(efetivo(3, 4));
    cliente.em('2026-11-20T21:01:00Z');
    await cliente.tarefas();
    await banco.database.execute(sql`delete from efetivos_diarios where data = ${AMANHA}`);
    expect(await contagem()).toContain(`SEM_PEDIDO_NO_LIMITE Fortaleza ${POR_FUSO - 2}`);
  });

  describe('com programação', () => {
    beforeEach(() =>
      banco.database.execute(sql`
        with p as (
          insert into programacoes (lotacao_id, vigencia_inicio)
          select id, '2026-01-01' from lotacoes where codigo like 'F-%' returning id)
        insert into itens_programacao (programacao_id, dia_semana, tipo_alimentacao_id, tipo_publico_id, quantidade)
        select p.id, d, ${ids.almoco}, ${ids.interno}, 50 from p cross join generate_series(0, 6) d`),
    );
    afterEach(async () => {
      await banco.database.execute(sql`
        delete from itens_programacao where programacao_id in (
          select p.id from programacoes p join lotacoes l on l.id = p.lotacao_id where l.codigo like 'F-%')`);
      await banco.database.execute(sql`
        delete from programacoes where lotacao_id in (select id from lotacoes where codigo like 'F-%')`);
    });

    const pedidosPor = async (coluna: 'situacao' | 'data_refeicao') =>
      (
        await rows<{ que: string; fuso: string; n: number; automaticos: number }>(
          banco.database,
          sql`
            select ${sql.identifier(coluna)}::text as que, l.fuso_horario as fuso, count(*)::int as n,
              count(*) filter (where p.enviado_automaticamente)::int as automaticos
            from pedidos p join lotacoes l on l.id = p.lotacao_id where l.codigo like 'F-%' group by 1, 2 order by 1, 2`,
        )
      ).map(({ que, fuso, n, automaticos }) => `${que} ${fuso.slice(8)} ${n}/${automaticos}`);

    it('três horas paradas sobre dois limites: a programação vai uma vez por lotação calada, e só onde o limite passou', async () => {
      cliente.em('2026-11-20T19:30:00Z');
      await cliente.tarefas();
      // 19:40 in Fortaleza, 18:40 in Manaus, 17:40 in Rio Branco.
      cliente.em('2026-11-20T22:40:00Z');
      await cliente.tarefas();
      await banco.database.execute(sql`delete from execucoes_tarefas`);
      await cliente.tarefas();
      expect(await pedidosPor('situacao')).toEqual([
        'ENVIADO Fortaleza 6/6',
        'ENVIADO Manaus 6/6',
        'ENVIADO Noronha 6/6',
      ]);
      expect((await contagem()).filter(linha => linha.startsWith('SEM_PEDIDO_NO_LIMITE'))).toEqual([]);
    });

    it('paradas sobre a meia-noite: expira só o dia que passou no fuso da lotação, e nenhum do dia que começa', async () => {
      // The drafts of the 21st open at 06:00 of the 20th; nobody touches them, and nothing runs from 19:30Z on.
      await banco.database.execute(sql`update tarefas set desde = '2026-11-20T00:00:00Z'`);
      await cliente.tarefas();
      expect(await pedidosPor('situacao')).toEqual(
        ['Fortaleza', 'Manaus', 'Noronha', 'Rio_Branco'].map(fuso => `RASCUNHO ${fuso} 6/0`),
      );
      // 03:30Z of the 22nd: 01:30 in Noronha, 00:30 in Fortaleza; still the 21st in Manaus and Rio Branco.
      cliente.em('2026-11-22T03:30:00Z');
      await cliente.tarefas();
      await cliente.tarefas();
      const doDia21 = (await pedidosPor('situacao')).filter(linha => linha.startsWith('EXPIRADO'));
      expect(doDia21).toEqual(['EXPIRADO Fortaleza 6/0', 'EXPIRADO Noronha 6/0']);
    });
  });
});
