import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { type SituacaoDoCertificado, situacaoDo } from './certificado.rules.ts';
import { CERTIFICADO } from './certificado.settings.ts';
import { type Certificado, identidadeDe } from './certificado.ts';
import { CertificadosRepository } from './certificados.repository.ts';

/** Milliseconds: a time stamping authority that did not answer is left alone, so that not every paper waits for it. */
const LEFT_ALONE = 60_000;

/** The agency's own signature in its papers: any validator says who issued the file and that no byte of it changed. */
@Injectable()
export class AssinaturaDigitalService implements OnApplicationBootstrap {
  private readonly logger = new Logger('assinatura-digital');
  private stampsAgainAt = 0;

  constructor(
    @Inject(CERTIFICADO) private readonly certificado: Certificado | null,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly repository: CertificadosRepository,
  ) {}

  /** Before the first paper: whoever holds one later asks whose it is. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.certificado) return;
    const { signer } = this.certificado;
    const desde = this.clock.now();
    const registrar = (der: Uint8Array, assina: boolean) => ({ ...identidadeDe(der), assina, desde });
    const acima = (signer.certificateChain ?? []).map(der => registrar(der, false));
    await this.repository.keep(this.database, [registrar(signer.certificate, true), ...acima]);
  }

  /** Null where the agency has no certificate. */
  atual(): { certificado: Certificado; situacao: SituacaoDoCertificado } | null {
    const { certificado } = this;
    return certificado && { certificado, situacao: situacaoDo(certificado, this.clock.now()) };
  }

  /** The name that papers are signed under now; null where they are not: no certificate, or one that does not hold today. */
  get assinante(): string | null {
    const atual = this.atual();
    return atual?.situacao.assina ? atual.certificado.titular : null;
  }

  /** The paper as it came where nobody signs it. `codigo`: what its page of verification knows it by. */
  async assinar(pdf: Buffer, codigo: string | undefined): Promise<Buffer> {
    const { certificado } = this;
    if (!certificado || this.assinante === null) return pdf;
    const { signPdf } = await import('../documents/pdf-signing.ts');
    const at = this.clock.now();
    const stamps = performance.now() >= this.stampsAgainAt ? certificado.stamps : null;
    const signing = { signer: certificado.signer, stamps, at, field: 'Agencia', reason: codigo, certifies: true };
    const signed = await signPdf(pdf, signing);
    if (signed.stampFailed !== null) {
      this.stampsAgainAt = performance.now() + LEFT_ALONE;
      this.logger.warn(
        `no time stamp for ${LEFT_ALONE / 1000} s, papers carry this server's hour: ${signed.stampFailed}`,
      );
    }
    return signed.pdf;
  }
}
