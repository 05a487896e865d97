import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { runChecks } from '@alipen/platform/checks/checks';
import { sql } from 'drizzle-orm';
import { prepararBanco } from '../../test/kit/banco.ts';
import { AuditTrailRepository } from '../audit/audit-trail.repository.ts';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import { partitionsCheck } from '../checks/partitions.check.ts';
import { Clock } from '../clock/clock.ts';
import { rows } from '../database/database.ts';
import { DiskStore } from '../storage/disk-store.ts';
import { GuardaService } from './guarda.service.ts';
import { ParticoesRepository } from './particoes.repository.ts';

describe('os meses das trilhas', () => {
  const banco = prepararBanco();
  let pasta: string;
  // Runs as the product's own role, which owns no table.
  const guarda = () => {
    const { database } = banco.doSistema;
    const eventos = new AuditTrail(new AuditTrailRepository(), new Clock());
    const arquivo = { pasta, store: new DiskStore(pasta) };
    return new GuardaService(database, new ParticoesRepository(), eventos, arquivo);
  };
  const cuidar = () => guarda().cuidarDasParticoes(new AbortController().signal);
  const fazer = (texto: string) => banco.connection.withSession(session => session.exec(texto));
  const achar = <T extends Record<string, unknown>>(texto: string) => rows<T>(banco.database, sql.raw(texto));
  const conferida = async () => (await runChecks([partitionsCheck(banco.connection)]))[0];

  beforeAll(async () => {
    pasta = await mkdtemp(join(tmpdir(), 'alipen-guarda-'));
  });
  afterAll(() => rm(pasta, { recursive: true, force: true }));

  it('a migração deixa feitos três meses à frente, e cuidar de novo nada faz', async () => {
    const feitas = await achar<{ tabela: string; n: number }>(
      `select tabela, count(*)::int as n from particoes where de > now() group by 1 order by 1`,
    );
    expect(feitas).toEqual([
      { tabela: 'acessos', n: 3 },
      { tabela: 'eventos', n: 3 },
    ]);
    expect(await cuidar()).toBe(0);
    expect(await conferida()).toMatchObject({ estado: 'ok' });
  });

  it('quem grava não sabe de partições, e cada linha cai no seu mês', async () => {
    await fazer(
      `insert into eventos (em, acao, entidade) values (now(), 'a', 'x'), (now() + interval '1 month', 'b', 'x')`,
    );
    const onde = await achar<{ acao: string; parte: string }>(
      `select acao, tableoid::regclass::text as parte from eventos where entidade = 'x' order by acao`,
    );
    expect(onde[0]?.parte).toMatch(/^eventos_ate_\d{4}_\d{2}$/);
    expect(onde[1]?.parte).toMatch(/^eventos_\d{4}_\d{2}$/);
  });

  it('o servidor da versão anterior segue gravando acessos pelo nome antigo, sem repetir', async () => {
    const gravar = (quando: string) =>
      fazer(`insert into eventos_acesso (chave, em, evento, vezes)
        values ('00000000-0000-4000-8000-000000000001', ${quando}, 'ENTRADA', 1) on conflict (chave) do nothing`);
    await gravar('now()');
    await gravar('now()');
    const depois = `date_trunc('month', now()) + interval '45 days'`;
    await gravar(depois);
    await gravar(depois);
    expect(await achar(`select count(*)::int as n from acessos`)).toEqual([{ n: 2 }]);
  });

  it('o que não coube em mês nenhum é achado, e vai para o seu mês', async () => {
    await fazer(`insert into eventos (em, acao, entidade) values (now() + interval '14 months', 'longe', 'x')`);
    expect(await conferida()).toMatchObject({ estado: 'atencao', frase: 'Há linhas de eventos fora de qualquer mês.' });
    expect(await cuidar()).toBe(1);
    const [longe] = await achar<{ parte: string }>(
      `select tableoid::regclass::text as parte from eventos where acao = 'longe'`,
    );
    expect(longe?.parte).toMatch(/^eventos_\d{4}_\d{2}$/);
    expect(await conferida()).toMatchObject({ estado: 'ok' });
  });

  it('o que a política guarda não sai, nem por quem pede à função', async () => {
    const [primeira] = await achar<{ nome: string }>(
      `select nome from particoes where tabela = 'eventos' order by de limit 1`,
    );
    await expect(
      banco.doSistema.database.execute(
        sql`select retirar_particao(${primeira?.nome ?? ''}, 0, 'x', ${'a'.repeat(64)})`,
      ),
    ).rejects.toThrow();
    await expect(fazer(`update politicas_particao set meses_guardados = 1 where tabela = 'acessos'`)).rejects.toThrow();
  });

  it('vencida, a partição sai com todas as linhas num arquivo conferido, e a trilha o diz', async () => {
    const antes = await achar<{ n: number }>(
      `select count(*)::int as n from eventos where em < date_trunc('month', now()) + interval '1 month'`,
    );
    await fazer(`do $$
      declare
        velha record;
        fim constant timestamptz := date_trunc('month', now()) - interval '70 months';
      begin
        for velha in select nome, tabela from particoes where de = '-infinity' loop
          execute format('alter table %I detach partition %I', velha.tabela, velha.nome);
          execute format('update %I set em = %L', velha.nome, fim - interval '1 day');
          execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', velha.tabela, velha.nome, fim);
          update particoes set ate = fim where nome = velha.nome;
        end loop;
      end $$`);
    expect((await conferida())?.detalhes).toHaveLength(2);
    // The present month of each trail is made, and the two old ones go.
    expect(await cuidar()).toBe(4);
    const [saiu] = await achar<{ nome: string; situacao: string; linhas: string; arquivo: string; sha256: string }>(
      `select nome, situacao, linhas::int as linhas, arquivo, sha256 from particoes where nome like 'eventos_ate_%'`,
    );
    expect(saiu).toMatchObject({ situacao: 'ARQUIVADA', linhas: antes[0]?.n });
    const bytes = await readFile(join(pasta, saiu?.arquivo ?? ''));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(saiu?.sha256);
    const linhas = gunzipSync(bytes).toString().trim().split('\n');
    expect(linhas).toHaveLength(antes[0]?.n ?? 0);
    expect(linhas.map(linha => JSON.parse(linha).acao)).toContain('a');
    expect(await achar(`select count(*)::int as n from arquivo.${saiu?.nome}`)).toEqual([{ n: antes[0]?.n }]);
    expect(await achar(`select situacao, arquivo from particoes where nome = 'eventos_acesso'`)).toEqual([
      { situacao: 'APAGADA', arquivo: null },
    ]);
    const ditos = await achar<{ dados: Record<string, unknown> }>(
      `select dados from eventos where acao = 'retirarParticao' and entidade_id = '${saiu?.nome}'`,
    );
    expect(ditos).toMatchObject([
      { dados: { destino: 'ARQUIVA_E_GUARDA', sha256: saiu?.sha256, linhas: antes[0]?.n } },
    ]);
  });
});
