import type { components } from '@alipen/contracts/generated/government-api';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { coversAll, type PdfSignature } from '../documents/pdf-signatures.ts';
import type { Presented } from '../documents/signer-certificate.ts';
import type { Falta } from './arquivo-assinado.rules.ts';
import { resultadoDe } from './arquivo-conferido.rules.ts';
import { identidadeDe, sha256Of } from './certificado.ts';
import { CertificadosRepository } from './certificados.repository.ts';
import { AUTORIDADES_DOS_SIGNATARIOS, type AutoridadesDosSignatarios, type Especie } from './signatarios.settings.ts';

export { faltas } from './arquivo-assinado.rules.ts';

export type Signataria = {
  readonly especie: Especie;
  readonly nome: string;
  readonly cpf: string;
  readonly emissor: string;
  readonly certificado: Buffer;
  /** As an authority that the agency trusts says; null: nobody does. */
  readonly carimbadaEm: Date | null;
};
export type ArquivoLido = {
  readonly resultado: components['schemas']['ResultadoDoArquivo'];
  /** In the order of the file; `signataria` only where all of it is as it should be. */
  readonly assinaturas: readonly {
    readonly lida: PdfSignature;
    readonly nossa: boolean;
    readonly signataria: Signataria | null;
  }[];
  readonly signatarias: readonly Signataria[];
  /** Of the agency's own: why nobody else's count. */
  readonly falta: Falta | null;
};
/** When a file with this digest was accepted, and as whose certificates in their order; null: it never was. */
export type QuandoAceito = (sha256: string) => Promise<{ em: Date; especies: readonly Especie[] } | null>;

type Apresentada = Presented & Pick<PdfSignature, 'stampedAt' | 'stampedBy'>;
type Pessoas = Pick<ArquivoLido, 'signatarias' | 'falta'>;
/** `aceita`: what the certificate was taken for when the file was accepted. */
type Momento = { readonly em: Date; readonly aceita: Especie | undefined };
const sem = (falta: Falta): Pessoas => ({ signatarias: [], falta });

/** Reads a signed paper: whether the agency issued it, and who signed it since, with nothing else changed. */
@Injectable()
export class ArquivoAssinadoService {
  private quandoAceito: QuandoAceito = () => Promise.resolve(null);

  constructor(
    private readonly database: Database,
    private readonly repository: CertificadosRepository,
    @Inject(AUTORIDADES_DOS_SIGNATARIOS) private readonly confianca: AutoridadesDosSignatarios,
    private readonly clock: Clock,
  ) {}

  /** Whether people's certificates of this kind are accepted at all. */
  aceita(especie: Especie): boolean {
    return this.confianca[especie].length > 0;
  }

  /** Whose a certificate is that a person shows before anything is signed; in words where it is nobody's. */
  async apresentada(certificate: Buffer): Promise<Signataria | Falta> {
    const so = { certificate, others: [], stampedAt: null, stampedBy: null };
    return this.signataria(so, { em: this.clock.now(), aceita: undefined });
  }

  /** Call once, at start-up. */
  aceitosPor(quando: QuandoAceito): void {
    this.quandoAceito = quando;
  }

  async ler(arquivo: Buffer, codigo: string): Promise<ArquivoLido> {
    const { signaturesOf } = await import('../documents/pdf-signatures.ts');
    const { signatures, broken } = await signaturesOf(arquivo);
    const conhecidos = await this.conhecidos(signatures);
    const nossa = ({ certificate }: PdfSignature) => conhecidos.get(sha256Of(certificate)) === true;
    // Who issued a certificate does not sign the file: one that is not as it was registered was put there afterwards.
    const lidas = signatures.map(cada => ({
      ...cada,
      intact: cada.intact && (!nossa(cada) || cada.others.every(outro => conhecidos.has(sha256Of(outro)))),
    }));
    const daAgencia = lidas.findLast(nossa);
    const base = resultadoDe({
      ...{ codigo: codigo.toUpperCase(), tamanho: arquivo.length, assinaturas: lidas, quebrada: broken, daAgencia },
    });
    const pessoas =
      base === 'MUDADO_DEPOIS' && daAgencia ? await this.pessoas(arquivo, lidas, daAgencia) : sem('SEM_PESSOA');
    const { signatarias, falta } = pessoas;
    const daPessoa = lidas.length - signatarias.length;
    return {
      ...pessoas,
      resultado: falta === null ? 'ASSINADO_TAMBEM' : base,
      assinaturas: lidas.map((lida, n) => ({
        ...{ lida, nossa: nossa(lida) },
        signataria: falta === null ? (signatarias[n - daPessoa] ?? null) : null,
      })),
    };
  }

  /** Who signed after the agency, each over the whole of what was there, and nothing but signatures. */
  private async pessoas(arquivo: Buffer, lidas: readonly PdfSignature[], daAgencia: PdfSignature): Promise<Pessoas> {
    const { onlySigned } = await import('../documents/pdf-revisions.ts');
    const depois = lidas.slice(lidas.indexOf(daAgencia) + 1);
    const ultima = depois.at(-1);
    if (!ultima || !coversAll(ultima, arquivo.length) || lidas[0] !== daAgencia) return sem('ALTERADO');
    let antes = daAgencia;
    for (const cada of depois) {
      const [de, ate] = [arquivo.subarray(0, antes.covers), arquivo.subarray(0, cada.covers)];
      if (!cada.intact || !(await onlySigned(de, ate))) return sem('ALTERADO');
      antes = cada;
    }
    const aceito = await this.quandoAceito(sha256Of(arquivo));
    const em = aceito?.em ?? this.clock.now();
    const signatarias: Signataria[] = [];
    for (const [n, cada] of depois.entries()) {
      const lida = await this.signataria(cada, { em, aceita: aceito?.especies[n] });
      if (typeof lida === 'string') return sem(lida);
      signatarias.push(lida);
    }
    return { signatarias, falta: null };
  }

  /** What was accepted once is not judged again by the authorities and the hour of today. */
  private async signataria(assinatura: Apresentada, { em, aceita }: Momento): Promise<Signataria | Falta> {
    const { cpfIn, validAt } = await import('../documents/signer-certificate.ts');
    const carimbadaEm = await this.carimbo(assinatura, em);
    const quando = carimbadaEm ?? em;
    const { certificate } = assinatura;
    if (!aceita && !validAt(certificate, quando)) return 'VENCIDO';
    const especie = aceita ?? (await this.especieDe(assinatura, quando));
    if (!especie) return 'FORA_DA_CONFIANCA';
    const cpf = cpfIn(certificate);
    if (cpf === null) return 'SEM_CPF';
    const { titular, emissor } = identidadeDe(certificate);
    // ICP-Brasil writes the number after the name, where it is told masked.
    const nome = titular.replace(/:\d{11}$/, '');
    return { especie, nome, cpf, emissor, certificado: certificate, carimbadaEm };
  }

  /** By the roots that it leads to, each kind alone: what a certificate says of itself anybody can write. */
  private async especieDe(assinatura: Presented, quando: Date): Promise<Especie | undefined> {
    const { leadsTo } = await import('../documents/signer-certificate.ts');
    for (const especie of ['ICP_BRASIL', 'GOVBR'] as const) {
      if (await leadsTo(assinatura, this.confianca[especie], quando)) return especie;
    }
    return undefined;
  }

  /** The hour by an authority of time whose own certificate leads to the same roots; anybody can make a stamp. */
  private async carimbo({ stampedAt, stampedBy }: Apresentada, em: Date): Promise<Date | null> {
    if (!stampedAt || !stampedBy || stampedAt > em) return null;
    const { leadsTo, stampsTime } = await import('../documents/signer-certificate.ts');
    const vale = stampsTime(stampedBy.certificate) && (await leadsTo(stampedBy, this.confianca.ICP_BRASIL, stampedAt));
    return vale ? stampedAt : null;
  }

  /** Which of the certificates in the file the agency has registered, and whether papers are signed with them. */
  private async conhecidos(assinaturas: readonly PdfSignature[]): Promise<ReadonlyMap<string, boolean>> {
    const somas = assinaturas.flatMap(({ certificate, others }) => [certificate, ...others].map(sha256Of));
    const linhas = await this.repository.find(this.database, somas);
    return new Map(linhas.map(({ sha256, assina }) => [sha256, assina]));
  }
}
