import type { components } from '@alipen/contracts/generated/government-api';
import type { LinhaAgencia } from './agencia.repository.ts';
import type { Instalacao } from './agencia.settings.ts';
import type { AssinaturaDigitalService } from './assinatura-digital.service.ts';

type Schemas = components['schemas'];

const INICIO = 16;

/** What names the coat of arms: enough of its digest to tell one from another. */
export const marcaDoBrasao = (sha256: string | null | undefined): string | null => sha256?.slice(0, INICIO) ?? null;

export const nomeDe = (linha: LinhaAgencia | undefined, instalacao: Instalacao): readonly string[] =>
  linha?.nome.length ? linha.nome : instalacao.nome;

type Assinatura = ReturnType<AssinaturaDigitalService['atual']>;

const toAssinatura = ({ certificado, situacao }: NonNullable<Assinatura>): Schemas['AssinaturaDaAgencia'] => ({
  titular: certificado.titular,
  emissor: certificado.emissor,
  validoAte: certificado.validoAte.toISOString(),
  situacao: situacao.nome,
  carimboDoTempo: certificado.stamps !== null,
});

export const toAgencia = (
  linha: LinhaAgencia | undefined,
  instalacao: Instalacao,
  assinatura: Assinatura,
): Schemas['Agencia'] => ({
  assinaturaDigital: assinatura && toAssinatura(assinatura),
  nome: [...nomeDe(linha, instalacao)],
  cnpj: linha?.cnpj ?? null,
  daInstalacao: !linha?.nome.length,
  brasao: marcaDoBrasao(linha?.brasaoSha256),
  alteradoEm: linha?.alteradoEm?.toISOString() ?? null,
  versao: linha?.versao ?? 1,
});
