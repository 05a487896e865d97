import { abrirCertificado } from '../../src/agencia/certificado.ts';
import { signPdf } from '../../src/documents/pdf-signing.ts';
import { AGENCIA_P12, SENHA } from './certificado.ts';

/** The file with one more signature after its last byte, as whoever received it would sign it. */
export async function assinado(pdf: Buffer, field = 'Contratada'): Promise<Buffer> {
  const { signer } = await abrirCertificado({ pkcs12: AGENCIA_P12, senha: SENHA, carimbo: null });
  return (await signPdf(pdf, { signer, stamps: null, at: new Date(), field })).pdf;
}
