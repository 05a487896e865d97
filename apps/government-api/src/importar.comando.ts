import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { components } from '@alipen/contracts/generated/government-api';
import { runCommand } from '@alipen/platform/environment/run-command';
import { readConfiguration } from './configuration.ts';
import { ImportacoesLotacoesService } from './importacoes-lotacoes/importacoes-lotacoes.service.ts';
import { criarServidor } from './servidor.ts';

type Relatorio = components['schemas']['RelatorioImportacao'];

const USO = `Uso: importar unidades ARQUIVO.csv|ARQUIVO.xlsx [--simular] [--contrato NUMERO]

  --simular           só o relatório; nada é gravado
  --contrato NUMERO   contrato que passa a atender as unidades novas a partir de hoje

Colunas: nome, uf, municipio, tipo; e, se houver, capacidade, populacao, servidores, sigla, endereco, telefone, email e
responsavel (as demais são ignoradas).`;

async function comando(args: readonly string[]): Promise<number> {
  const lido = lerArgumentos(args);
  if (!lido) {
    console.error(USO);
    return 2;
  }
  const csv = await readFile(lido.arquivo).catch(() => undefined);
  if (!csv) {
    console.error(`Não foi possível ler ${lido.arquivo}. Confira o caminho e se o arquivo pode ser lido.`);
    return 1;
  }
  const configuration = readConfiguration({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' });
  const app = await criarServidor(configuration, { beside: true });
  try {
    const importacao = app.get(ImportacoesLotacoesService);
    const contrato = lido.contrato === undefined ? undefined : { numero: lido.contrato };
    imprimir('Ensaio (nada foi gravado)', await importacao.importar(null, csv, { simular: true, contrato }));
    if (lido.simular) return 0;
    const inicio = performance.now();
    const relatorio = await importacao.importar(null, csv, { simular: false, contrato });
    imprimir(`Importação feita em ${((performance.now() - inicio) / 1000).toFixed(2)} s`, relatorio);
    return 0;
  } finally {
    await app.close();
  }
}

function lerArgumentos(
  args: readonly string[],
): { arquivo: string; simular: boolean; contrato: string | undefined } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { simular: { type: 'boolean', default: false }, contrato: { type: 'string' } },
    });
    const [alvo, arquivo, ...resto] = positionals;
    if (alvo !== 'unidades' || !arquivo || resto.length) return undefined;
    return { arquivo, simular: values.simular, contrato: values.contrato };
  } catch {
    return undefined;
  }
}

const n = (valor: number): string => valor.toLocaleString('pt-BR');

function imprimir(titulo: string, relatorio: Relatorio): void {
  const { linhas, novas, alteradas, iguais, pessoas = 0, recusadas, alteracoes } = relatorio;
  console.log(`\n${titulo}`);
  console.log(
    `  ${n(linhas)} linhas: ${n(novas)} novas, ${n(alteradas)} alteradas, ${n(iguais)} iguais, ${n(recusadas.length)} recusadas`,
  );
  console.log(`  ${n(pessoas)} pessoas nas linhas aceitas`);
  for (const { linha, nome, campos } of alteracoes)
    console.log(`  alterada, linha ${linha}: ${nome} (${campos.join(', ')})`);
  for (const { linha, nome, motivo } of recusadas) {
    console.log(`  recusada, linha ${linha}${nome ? `, ${nome}` : ''}: ${motivo}`);
  }
}

runCommand(comando);
