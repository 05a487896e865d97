import { parseArgs } from 'node:util';
import { runCommand } from '@alipen/platform/environment/run-command';
import { readConfiguration } from './configuration.ts';
import { criarServidor } from './servidor.ts';
import { AnonimizacaoService } from './usuarios/anonimizacao/anonimizacao.service.ts';

const USO = `Uso: npm run dados-pessoais -- --matricula MATRICULA --motivo TEXTO [--confirmar]

Anonimiza quem já foi bloqueado: CPF, e-mail e senha deixam de existir; sessões, visões, preferências e avisos da pessoa são apagados.
Nome e matrícula ficam nos atos que ela assinou e na trilha: são contas públicas (LGPD, art. 16, I).

  --matricula MATRICULA   de quem
  --motivo TEXTO          o pedido ou o processo que o manda, que fica na trilha; nenhum dado da pessoa
  --confirmar             faz; sem isto só ensaia, e diz o que seria feito`;

async function comando(args: readonly string[]): Promise<number> {
  const lido = lerArgumentos(args);
  if (!lido) {
    console.error(USO);
    return 2;
  }
  const app = await criarServidor(
    { ...readConfiguration(process.env), logLevel: 'warn', jobs: false, demo: false },
    { beside: true },
  );
  try {
    const feita = await app.get(AnonimizacaoService).esquecer(lido.matricula, lido.motivo, !lido.confirmar);
    if (typeof feita === 'string') {
      console.error(feita);
      return 1;
    }
    const apagados = Object.entries(feita.apagados).map(([tabela, quantos]) => `  ${tabela}: ${quantos}`);
    console.log(
      `${feita.nome}: CPF, e-mail e senha ${lido.confirmar ? 'foram' : 'seriam'} trocados por nada, e apagados:`,
    );
    console.log(apagados.join('\n'));
    console.log('Ficam nome e matrícula nos atos assinados e na trilha de auditoria.');
    if (!lido.confirmar) console.log('\nEnsaio: nada foi gravado. Repita com --confirmar.');
    return 0;
  } finally {
    await app.close();
  }
}

function lerArgumentos(args: readonly string[]) {
  try {
    const { matricula, motivo, confirmar } = parseArgs({
      args: [...args],
      options: {
        matricula: { type: 'string' },
        motivo: { type: 'string' },
        confirmar: { type: 'boolean', default: false },
      },
    }).values;
    return matricula?.trim() && motivo?.trim()
      ? { matricula: matricula.trim(), motivo: motivo.trim(), confirmar }
      : undefined;
  } catch {
    return undefined;
  }
}

runCommand(comando);
