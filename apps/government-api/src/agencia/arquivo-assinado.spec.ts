import { X509Certificate } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { timeStampingAuthority } from '../../test/kit/carimbo.ts';
import { AGENCIA_P12, HORA, SENHA } from '../../test/kit/certificado.ts';
import { assinadoPor, autoridadeDeTeste, type Emitido, emitir, type Pedido } from '../../test/kit/icp.ts';
import { tantas } from '../../test/kit/profundidade.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { onlySigned } from '../documents/pdf-revisions.ts';
import { signPdf } from '../documents/pdf-signing.ts';
import { writePdf } from '../documents/pdf-writer.ts';
import { ArquivoAssinadoService } from './arquivo-assinado.service.ts';
import { abrirCertificado, identidadeDe, sha256Of } from './certificado.ts';
import type { CertificadosRepository } from './certificados.repository.ts';

const AGORA = new Date('2026-11-24T12:00:00Z');
const CODIGO = 'AB12-CD34-EF56-GH78-JK90-LM12-NP34';
const CPF = '11144477735';
const ONTEM = { de: new Date('2024-01-01T00:00:00Z'), ate: new Date('2026-11-23T00:00:00Z') };
const PAPEL = {
  ...{ title: 'Mapa', instant: AGORA, head: { lines: [], arms: null }, footer: 'Versão 1', code: CODIGO },
  blocks: [{ kind: 'paragraph' as const, text: 'Almoço: 120 refeições.' }],
};

describe('o papel emitido, assinado também por uma pessoa', () => {
  let ac: Awaited<ReturnType<typeof autoridadeDeTeste>>;
  let ana: Emitido;
  let emitido: Buffer;
  let daAgencia: Buffer[];

  beforeAll(async () => {
    ac = await autoridadeDeTeste();
    ana = await ac.pessoa(CPF);
    const { signer } = await abrirCertificado({ pkcs12: AGENCIA_P12, senha: SENHA, carimbo: null });
    daAgencia = [signer.certificate, ...(signer.certificateChain ?? [])].map(der => Buffer.from(der));
    const escrito = await writePdf(PAPEL);
    emitido = (await signPdf(escrito, { signer, stamps: null, at: AGORA, field: 'Agencia', reason: CODIGO })).pdf;
  });

  const ler = (pdf: Buffer, { aceitoEm = null, codigo = CODIGO }: { aceitoEm?: Date | null; codigo?: string } = {}) => {
    const linhas = daAgencia.map((der, n) => ({ ...identidadeDe(der), assina: n === 0, desde: AGORA }));
    const find = async (_: unknown, somas: readonly string[]) => linhas.filter(({ sha256 }) => somas.includes(sha256));
    const service = new ArquivoAssinadoService(
      {} as Database,
      { find } as unknown as CertificadosRepository,
      { ICP_BRASIL: [new X509Certificate(ac.raiz.pem)], GOVBR: [] },
      { now: () => AGORA } as Clock,
    );
    const aceito = aceitoEm && { em: aceitoEm, especies: ['ICP_BRASIL' as const, 'ICP_BRASIL' as const] };
    service.aceitosPor(async sha256 => (sha256 === sha256Of(pdf) ? aceito : null));
    return service.ler(pdf, codigo);
  };
  const dito = async (pdf: Buffer, mais = {}) => {
    const { resultado, falta, signatarias } = await ler(pdf, mais);
    return [resultado, falta ?? signatarias.map(({ nome, cpf }) => `${nome} ${cpf}`).join()];
  };
  const assinar = (pdf: Buffer, quem: Emitido = ana, mais = {}) => assinadoPor(pdf, quem, [ac.intermediaria], mais);
  const por = async (mais: Partial<Pedido>, cpf: string | undefined = CPF) =>
    dito(await assinar(emitido, await ac.pessoa(cpf, mais)));

  it('diz de quem é a assinatura, e a segunda pessoa assina sobre a primeira', async () => {
    const dela = await assinar(emitido);
    expect(await dito(dela)).toEqual(['ASSINADO_TAMBEM', `PESSOA DE TESTE ${CPF}`]);
    const bia = await ac.pessoa('52998224725', { nome: 'BIA:52998224725', texto: true });
    const dasDuas = await assinar(dela, bia, { field: 'Bia' });
    expect(await dito(dasDuas)).toEqual(['ASSINADO_TAMBEM', `PESSOA DE TESTE ${CPF},BIA 52998224725`]);
    expect((await ler(dasDuas)).assinaturas.map(({ nossa, signataria }) => [nossa, signataria?.nome])).toEqual([
      ...[
        [true, undefined],
        [false, 'PESSOA DE TESTE'],
        [false, 'BIA'],
      ],
    ]);
    expect(await dito(emitido)).toEqual(['INTEIRO', 'SEM_PESSOA']);
    expect(await dito(dela, { codigo: 'T-OUTRO' })).toEqual(['DE_OUTRO_PAPEL', 'SEM_PESSOA']);
  });

  it('só vale o certificado que chega à raiz aceita, está valendo e diz um CPF', async () => {
    const outra = await autoridadeDeTeste();
    const fora = ['MUDADO_DEPOIS', 'FORA_DA_CONFIANCA'];
    // The same names as the trusted authority's, with other keys.
    expect(await dito(await assinadoPor(emitido, await outra.pessoa(CPF), [outra.intermediaria, outra.raiz]))).toEqual(
      fora,
    );
    expect(await por({ por: null })).toEqual(fora);
    // A person's certificate issues nobody's.
    expect(await dito(await assinadoPor(emitido, await ac.pessoa(CPF, { por: ana }), [ana, ac.intermediaria]))).toEqual(
      fora,
    );
    expect(await por({ ca: true })).toEqual(fora);
    expect(await por(ONTEM)).toEqual(['MUDADO_DEPOIS', 'VENCIDO']);
    expect(await por({ de: new Date('2026-11-25T00:00:00Z') })).toEqual(['MUDADO_DEPOIS', 'VENCIDO']);
    expect(await dito(await assinar(emitido, await ac.pessoa(undefined)))).toEqual(['MUDADO_DEPOIS', 'SEM_CPF']);
    const velha = await emitir({ nome: 'AC vencida', por: ac.raiz, ca: true, ...ONTEM });
    expect(await dito(await assinadoPor(emitido, await ac.pessoa(CPF, { por: velha }), [velha]))).toEqual(fora);
  });

  it('o vencido vale com o carimbo de uma autoridade aceita, e não com o de qualquer uma', async () => {
    const vencida = await ac.pessoa(CPF, ONTEM);
    const hora = new Date('2026-11-20T12:00:00Z');
    const tempo = await emitir({ nome: 'ACT', por: ac.intermediaria, usos: ['1.3.6.1.5.5.7.3.8'] });
    const key = Buffer.from(await globalThis.crypto.subtle.exportKey('pkcs8', tempo.chave));
    const proprio = { key, certificate: tempo.der, above: [ac.intermediaria.der] };
    const semUso = await emitir({ nome: 'Quem não carimba', por: ac.intermediaria });
    const chaveSemUso = Buffer.from(await globalThis.crypto.subtle.exportKey('pkcs8', semUso.chave));
    const ditos: unknown[] = [];
    for (const own of [proprio, HORA, { key: chaveSemUso, certificate: semUso.der, above: proprio.above }]) {
      const autoridade = await timeStampingAuthority(hora, undefined, own);
      const pdf = await assinar(emitido, vencida, { carimbo: autoridade.url });
      ditos.push([...(await dito(pdf)), (await ler(pdf)).signatarias[0]?.carimbadaEm?.toISOString()]);
      autoridade.stop();
    }
    expect(ditos).toEqual([
      ['ASSINADO_TAMBEM', `PESSOA DE TESTE ${CPF}`, hora.toISOString()],
      ['MUDADO_DEPOIS', 'VENCIDO', undefined],
      ['MUDADO_DEPOIS', 'VENCIDO', undefined],
    ]);
  });

  it('lê também a assinatura de comprimentos abertos, como muitos assinadores a escrevem, e nenhum byte dela muda', async () => {
    const papel = await assinar(emitido);
    const inicio = papel.lastIndexOf('/Contents <') + '/Contents <'.length;
    const sala = papel.indexOf('>', inicio) - inicio;
    const der = Buffer.from(papel.toString('latin1', inicio, inicio + sala), 'hex');
    const tamanho = (no: number) => no + 4 + der.readUInt16BE(no + 2);
    // SEQUENCE { OID, [0] { SEQUENCE ...: its first two parts with open lengths.
    const dentro = 4 + 11;
    const aberta = Buffer.concat([
      ...[Buffer.from('3080', 'hex'), der.subarray(4, dentro), Buffer.from('a080', 'hex')],
      ...[der.subarray(dentro + 4, tamanho(dentro)), Buffer.alloc(4)],
    ]);
    const com = (bytes: Buffer) => {
      const novo = Buffer.from(papel);
      novo.write(bytes.toString('hex').padEnd(sala, '0'), inicio, 'latin1');
      return novo;
    };
    expect(await dito(com(aberta))).toEqual(['ASSINADO_TAMBEM', `PESSOA DE TESTE ${CPF}`]);
    for (let byte = 0; byte < 60; byte += 1) {
      const trocada = Buffer.from(aberta);
      trocada[byte] = (trocada[byte] ?? 0) ^ (1 << ((byte * 5) % 8));
      expect([byte, (await ler(com(trocada))).resultado]).not.toEqual([byte, 'ASSINADO_TAMBEM']);
    }
  });

  it('o que foi aceito um dia continua aceito depois que o certificado venceu', async () => {
    const pdf = await assinar(emitido, await ac.pessoa(CPF, ONTEM));
    expect(await dito(pdf, { aceitoEm: new Date('2026-11-20T12:00:00Z') })).toEqual([
      'ASSINADO_TAMBEM',
      `PESSOA DE TESTE ${CPF}`,
    ]);
  });

  describe('nada mais pode mudar', () => {
    const mudado = async (mudar: (pdf: PDF) => void, antes = emitido) => {
      const pdf = await PDF.load(antes);
      mudar(pdf);
      return Buffer.from(await pdf.save({ incremental: true }));
    };
    const alterado = ['MUDADO_DEPOIS', 'ALTERADO'];
    const sombra = (pdf: PDF) => pdf.getPage(0)?.drawText('Almoço: 920 refeições.', { x: 50, y: 700 });
    const folha = (pdf: PDF) => pdf.addPage();
    const nota = (pdf: PDF) =>
      pdf.getPage(0)?.addTextAnnotation({ rect: { x: 10, y: 10, width: 30, height: 30 }, contents: 'Pago.' });
    const titulo = (pdf: PDF) => {
      pdf.context.catalog.getDict().delete('ViewerPreferences');
    };

    it.each([
      ['o texto de uma página', sombra],
      ['uma folha a mais', folha],
      ['uma anotação', nota],
      ['o modo de abrir', titulo],
    ])('%s, antes da assinatura ou depois dela', async (_, mudar) => {
      expect(await dito(await assinar(await mudado(mudar)))).toEqual(alterado);
      expect(await dito(await mudado(mudar, await assinar(emitido)))).toEqual(alterado);
    });

    it('nem o que outro leitor leria de outro modo: um objeto escrito de novo e fora do índice', async () => {
      const conteudo = /(\d+) 0 obj\s*<<\s*\/Length/.exec(emitido.toString('latin1'))?.[1];
      const solto = Buffer.from(`\n${conteudo} 0 obj\n<< /Length 0 >>\nstream\n\nendstream\nendobj\n`);
      const dela = await assinar(emitido);
      const comSolto = await assinar(Buffer.concat([emitido, solto]));
      expect(await dito(comSolto)).toEqual(alterado);
      expect(await dito(Buffer.concat([dela, solto]))).toEqual(alterado);
      expect(await dito(Buffer.concat([dela, Buffer.from('\n')]))).toEqual(['ASSINADO_TAMBEM', expect.any(String)]);
    });

    it('nem com um carimbo que tape a página, nem sem o campo da assinatura', async () => {
      const dela = (await assinar(emitido)).toString('latin1');
      const campo = '/Type /Annot\n/Subtype /Widget\n/F 132\n/P 10 0 R\n/Rect [0 0 0 0]';
      const onde = dela.lastIndexOf(campo);
      const com = (texto: string) =>
        Buffer.from(dela.slice(0, onde) + texto.padEnd(campo.length) + dela.slice(onde + campo.length), 'latin1');
      expect(onde).toBeGreaterThan(emitido.length);
      expect(await onlySigned(emitido, com('/Subtype /Widget\n/F 132\n/P 10 0 R\n/Rect [0 0 180 60]'))).toBe(true);
      expect(await onlySigned(emitido, com('/Subtype /Widget\n/F 132\n/P 10 0 R\n/Rect [0 0 500 700]'))).toBe(false);
      expect(await onlySigned(emitido, com('/Subtype /Widget\n/A << /S /Named >>\n/Rect [0 0 0 0]'))).toBe(false);
      const semCampo = dela.replace(/\/Fields \[34 0 R 36 0 R\]/, '/Fields [34 0 R       ]');
      expect(semCampo).not.toBe(dela);
      expect(await onlySigned(emitido, Buffer.from(semCampo, 'latin1'))).toBe(false);
    });

    it('de muitos bits trocados, cada um em seu lugar, nenhum passa', async () => {
      // With the root beside it and their own twice, as some programs leave them.
      const papel = await assinadoPor(emitido, ana, [ana, ac.intermediaria, ac.raiz]);
      expect((await ler(papel)).resultado).toBe('ASSINADO_TAMBEM');
      const passaram: number[] = [];
      const bits = tantas(100);
      for (let n = 0; n < bits; n += 1) {
        const onde = Math.floor((n * papel.length) / bits);
        const trocado = Buffer.from(papel);
        trocado[onde] = (trocado[onde] ?? 0) ^ (1 << (n % 8));
        if ((await ler(trocado)).resultado === 'ASSINADO_TAMBEM') passaram.push(onde);
      }
      expect(passaram).toEqual([]);
    });
  });
});
