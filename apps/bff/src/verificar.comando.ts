import { exitCodeOf, reportOf, runChecks } from '@alipen/platform/checks/checks';
import { runCommand } from '@alipen/platform/environment/run-command';
import { readConfiguration } from './configuration.ts';
import { gatewayChecks } from './health/gateway-checks.ts';

async function comando(args: readonly string[]): Promise<number> {
  const achados = await runChecks(gatewayChecks(readConfiguration(process.env)));
  console.log(reportOf(achados, args.includes('--json')));
  return exitCodeOf(achados);
}

runCommand(comando);
