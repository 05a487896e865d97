import type { X509Certificate } from 'node:crypto';
import { atencao, type Check, falha, ok } from '@alipen/platform/checks/checks';
import { situacaoDo } from './certificado.rules.ts';
import type { AutoridadesDosSignatarios, Especie } from './signatarios.settings.ts';

const DE: Readonly<Record<Especie, { readonly variavel: string; readonly dito: string }>> = {
  ICP_BRASIL: { variavel: 'SIGNER_TRUST', dito: 'da ICP-Brasil' },
  GOVBR: { variavel: 'GOVBR_TRUST', dito: 'do gov.br' },
};

const ate = (date: Date): string => date.toISOString().slice(0, 10).split('-').reverse().join('/');

/** The authorities of people's certificates: under one that ended, a paper signed today is refused. */
export const signersCheck = (autoridades: AutoridadesDosSignatarios, now: Date): Check => ({
  nome: 'autoridades de quem assina',
  run: async () => {
    const todas = (['ICP_BRASIL', 'GOVBR'] as const).flatMap(especie =>
      autoridades[especie].map(cada => lida(cada, DE[especie].variavel)),
    );
    if (!todas.length) {
      return ok('Ninguém devolve papel assinado com certificado: SIGNER_TRUST não está definida.');
    }
    const situacoes = todas.map(cada => ({ ...cada, ...situacaoDo(cada, now) }));
    const linhas = (situacao: 'assina' | 'VENCE_LOGO') =>
      situacoes
        .filter(cada => (situacao === 'assina' ? !cada.assina : cada.nome === situacao))
        .map(({ titular, validoAte, variavel }) => `${titular}, até ${ate(validoAte)} (${variavel})`);
    const trocar = 'troque no arquivo a autoridade pela que a sucedeu';
    const terminadas = linhas('assina');
    if (terminadas.length) return falha('Uma autoridade de quem assina não vale hoje.', trocar, terminadas);
    const logo = linhas('VENCE_LOGO');
    if (logo.length) return atencao('Uma autoridade de quem assina vence em menos de um mês.', trocar, logo);
    const ditas = (['ICP_BRASIL', 'GOVBR'] as const)
      .filter(especie => autoridades[especie].length)
      .map(especie => `${autoridades[especie].length} ${DE[especie].dito}`);
    return ok(`As autoridades de quem assina valem: ${ditas.join(', ')}.`);
  },
});

function lida({ subject, validFrom, validTo }: X509Certificate, variavel: string) {
  const titular = /^CN=(.+)$/m.exec(subject)?.[1] ?? subject.replaceAll('\n', ', ');
  return { titular, variavel, validoDe: new Date(validFrom), validoAte: new Date(validTo) };
}
