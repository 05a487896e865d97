import { timeStampingAuthority } from '../../test/kit/carimbo.ts';
import { AGENCIA_P12, ANTIGO_P12, SENHA, TITULAR, VENCIDO_P12 } from '../../test/kit/certificado.ts';
import { textosDoPdf } from '../../test/kit/pdf.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { signaturesOf } from '../documents/pdf-signatures.ts';
import { writePdf } from '../documents/pdf-writer.ts';
import { AgenciaService, assinadoPor } from './agencia.service.ts';
import { ArquivoAssinadoService } from './arquivo-assinado.service.ts';
import { ArquivoConferidoService } from './arquivo-conferido.service.ts';
import { AssinaturaDigitalService } from './assinatura-digital.service.ts';
import { abrirCertificado } from './certificado.ts';
import type { CertificadosRepository, LinhaCertificado } from './certificados.repository.ts';

const AGORA = new Date('2026-11-24T12:00:00Z');
const CODIGO = 'AB12-CD34-EF56-GH78-JK90-LM12-NP34';
const PAPEL = {
  ...{ title: 'Mapa', instant: AGORA, head: { lines: [], arms: null }, footer: 'Versão 1', code: CODIGO },
  blocks: [{ kind: 'paragraph' as const, text: 'Almoço: 120 refeições.' }],
};

class Guardados implements Pick<CertificadosRepository, 'keep' | 'find'> {
  readonly linhas: LinhaCertificado[] = [];
  async keep(_: unknown, linhas: readonly LinhaCertificado[]) {
    this.linhas.push(...linhas);
  }
  async find(_: unknown, somas: readonly string[]) {
    return this.linhas.filter(({ sha256 }) => somas.includes(sha256));
  }
}

const clock = { now: () => AGORA } as Clock;
const database = {} as Database;

async function agencia(pkcs12 = AGENCIA_P12, carimbo: string | null = null) {
  const guardados = new Guardados();
  const repository = guardados as unknown as CertificadosRepository;
  const certificado = await abrirCertificado({ pkcs12, senha: SENHA, carimbo });
  const assinatura = new AssinaturaDigitalService(certificado, clock, database, repository);
  await assinatura.onApplicationBootstrap();
  const { escrever } = new AgenciaService(undefined as never, undefined as never, assinatura);
  const conferir = async (arquivo: Buffer, codigo = CODIGO) =>
    conferidoCom(repository).conferir(codigo, corpo(arquivo));
  return { assinatura, escrever, conferir };
}

const conferidoCom = (repository: CertificadosRepository) =>
  new ArquivoConferidoService(new ArquivoAssinadoService(database, repository, { ICP_BRASIL: [], GOVBR: [] }, clock));

const corpo = (arquivo: Buffer) =>
  ({ iterator: () => [arquivo].values(), resume: () => undefined }) as unknown as Parameters<
    ArquivoConferidoService['conferir']
  >[1];

describe('a assinatura digital da agência', () => {
  it.each([
    ['como se faz hoje', AGENCIA_P12],
    ['como programas antigos fazem', ANTIGO_P12],
  ])('um PKCS#12 %s assina o papel depois do seu último byte, e o papel diz quem assina', async (_, pkcs12) => {
    const { escrever, conferir } = await agencia(pkcs12);
    const papel = await escrever(PAPEL);
    const sem = await writePdf({ ...PAPEL, signature: assinadoPor(TITULAR) });
    expect(papel.subarray(0, sem.length).equals(sem)).toBe(true);
    expect(textosDoPdf(papel).join('\n')).toContain(`Assinado digitalmente por ${TITULAR}.`);
    expect(await conferir(papel, CODIGO.toLowerCase())).toEqual({
      resultado: 'INTEIRO',
      assinaturas: [{ titular: TITULAR, emissor: 'AC de teste', daAgencia: true, inteira: true, carimbadaEm: null }],
    });
  });

  it('o rascunho não é assinado, nem papel nenhum com um certificado vencido', async () => {
    const { escrever } = await agencia();
    const rascunho = { ...PAPEL, watermark: 'RASCUNHO' };
    expect((await escrever(rascunho)).equals(await writePdf(rascunho))).toBe(true);
    const vencida = await agencia(VENCIDO_P12);
    expect(vencida.assinatura.atual()?.situacao).toEqual({ nome: 'VENCIDO', assina: false });
    expect((await vencida.escrever(PAPEL)).equals(await writePdf(PAPEL))).toBe(true);
  });

  it('a senha errada impede o início, em palavras', async () => {
    const aberto = abrirCertificado({ pkcs12: AGENCIA_P12, senha: 'outra', carimbo: null });
    await expect(aberto).rejects.toThrow('AGENCY_CERTIFICATE cannot be opened with AGENCY_CERTIFICATE_PASSWORD');
  });

  it('uma autoridade de carimbo do tempo diz a hora; fora do ar ou enganada, o papel sai assinado sem ela', async () => {
    const hora = new Date('2026-11-24T12:00:03Z');
    const certa = await timeStampingAuthority(hora);
    const enganada = await timeStampingAuthority(hora, digest => digest.toReversed());
    const semCarimbo = (await (await agencia()).escrever(PAPEL)).length;
    const carimbada = async (url: string) => {
      const { escrever, conferir } = await agencia(AGENCIA_P12, url);
      const papel = await escrever(PAPEL);
      const { resultado, assinaturas } = await conferir(papel);
      return [resultado, ...assinaturas.map(({ carimbadaEm }) => carimbadaEm), papel.length > semCarimbo];
    };
    expect(await carimbada(certa.url)).toEqual(['INTEIRO', '2026-11-24T12:00:03.000Z', true]);
    expect(await carimbada(enganada.url)).toEqual(['INTEIRO', null, false]);
    certa.stop();
    enganada.stop();
    expect(await carimbada(certa.url)).toEqual(['INTEIRO', null, false]);
  });

  it('de mil bits trocados, cada um em seu lugar, nenhum passa', async () => {
    const { escrever, conferir } = await agencia();
    const papel = await escrever(PAPEL);
    const passaram: number[] = [];
    for (let n = 0; n < 1_000; n += 1) {
      const onde = Math.floor((n * papel.length) / 1_000);
      const trocado = Buffer.from(papel);
      trocado[onde] = (trocado[onde] ?? 0) ^ (1 << (n % 8));
      const dito = await conferir(trocado).then(
        ({ resultado }) => resultado,
        () => 'RECUSADO',
      );
      if (dito === 'INTEIRO') passaram.push(onde);
    }
    expect(passaram).toEqual([]);
  });

  it('diz o que foi acrescentado depois, o que é de outro papel e o que outro assinou', async () => {
    const [nossa, outra] = [await agencia(), await agencia(ANTIGO_P12)];
    const papel = await nossa.escrever(PAPEL);
    const depois = Buffer.concat([papel, Buffer.from('\n1 0 obj\n<< /Sombra true >>\nendobj\n')]);
    expect((await nossa.conferir(depois)).resultado).toBe('MUDADO_DEPOIS');
    expect((await nossa.conferir(papel, 'P-OUTRO')).resultado).toBe('DE_OUTRO_PAPEL');
    expect((await nossa.conferir(await writePdf(PAPEL))).resultado).toBe('SEM_ASSINATURA');
    const semRegistro = conferidoCom(new Guardados() as unknown as CertificadosRepository);
    expect((await semRegistro.conferir(CODIGO, corpo(papel))).resultado).toBe('DE_OUTRO_EMISSOR');
    expect(outra.assinatura.assinante).toBe(TITULAR);
    await expect(nossa.conferir(Buffer.from('PK..'))).rejects.toThrow('Este arquivo não é um PDF.');
  });

  it('uma assinatura que diz cobrir menos do que tudo não é lida', async () => {
    const papel = (await (await agencia()).escrever(PAPEL)).toString('latin1');
    const [faixa = '', , depois = ''] = /\/ByteRange\s*\[\s*0 (\d+)\s+(\d+)/.exec(papel) ?? [];
    const menor = papel.replace(faixa, faixa.replace(depois, String(Number(depois) + 1).padEnd(depois.length)));
    expect(await signaturesOf(Buffer.from(menor, 'latin1'))).toEqual({ signatures: [], broken: true });
  });
});
