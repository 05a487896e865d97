import { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { operations } from '@alipen/contracts/generated/operations';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable, StreamableFile } from '@nestjs/common';
import {
  ArquivoAssinadoService,
  type ArquivoLido,
  faltas,
  type Signataria,
  sha256Of,
} from '../agencia/agencia.service.ts';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FotosService } from '../fotos/fotos.service.ts';
import { limited, readAll } from '../http/stream.ts';
import { cpfMascarado, UsuariosService } from '../usuarios/usuarios.service.ts';
import { toAssinaturas, toPublicas } from './papeis-assinados.mapper.ts';
import { PapeisAssinadosRepository, type PapelAssinado } from './papeis-assinados.repository.ts';
import { impedimentoDe, type Papel } from './papeis-assinados.rules.ts';

export type { Papel } from './papeis-assinados.rules.ts';

type Schemas = components['schemas'];
/** Of the slice of a kind of papers: null where the code is not of one; refuses who may not read it. `pessoa` is null for whoever holds it. */
export type LeitorDePapel = (tx: Transaction, codigo: string, pessoa: Pessoa | null) => Promise<Papel | null>;

const LIMITE = operations.devolverPapelAssinado.bodyLimit;
const GRANDE = 'O papel assinado deve ter até 10 MB.';
const recusada = (detail: string) => problema('arquivo-invalido', { detail });

/** Told where a file is not even the agency's. */
const RECUSAS: Partial<Readonly<Record<Schemas['ResultadoDoArquivo'], string>>> = {
  INTEIRO: faltas.SEM_PESSOA,
  SEM_ASSINATURA: 'Este arquivo não tem assinatura. Baixe o papel, assine com o seu certificado e devolva o assinado.',
  DE_OUTRO_EMISSOR:
    'Este arquivo não começa com o que a agência emitiu. Baixe o papel, assine-o e devolva o mesmo arquivo.',
  DE_OUTRO_PAPEL: 'Este arquivo é de outro papel. Devolva o que foi baixado desta tela.',
  ADULTERADO: faltas.ALTERADO,
};

/** Papers that people sign outside with a certificate of ICP-Brasil and bring back, each after the one before. */
@Injectable()
export class PapeisAssinadosService {
  private readonly leitores: LeitorDePapel[] = [];

  constructor(
    private readonly database: Database,
    private readonly repository: PapeisAssinadosRepository,
    private readonly assinados: ArquivoAssinadoService,
    private readonly usuarios: UsuariosService,
    private readonly arquivos: FotosService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {
    assinados.aceitosPor(sha256 => this.repository.acceptedAt(this.database, sha256));
  }

  /** Call once, at start-up. */
  registrar(leitor: LeitorDePapel): void {
    this.leitores.push(leitor);
  }

  obter(pessoa: Pessoa, codigo: string): Promise<Schemas['AssinaturasDoPapel']> {
    return this.database.transaction(async tx => this.montar(tx, pessoa, await this.exigir(tx, codigo, pessoa)));
  }

  async verificar(codigo: string): Promise<Schemas['AssinaturasPublicasDoPapel']> {
    const papel = await this.exigir(this.database, codigo.trim().toUpperCase(), null);
    return toPublicas(papel, await this.repository.ofPaper(this.database, papel.codigo));
  }

  async baixar(pessoa: Pessoa, codigo: string): Promise<StreamableFile> {
    const papel = await this.exigir(this.database, codigo, pessoa);
    const ultimo = (await this.repository.ofPaper(this.database, papel.codigo)).at(-1);
    const guardado = ultimo && (await this.arquivos.abrirAnexo(ultimo.arquivo));
    if (!guardado) throw problema('nao-encontrado', { detail: 'Ninguém devolveu este papel assinado.' });
    return new StreamableFile(guardado.stream, {
      type: 'application/pdf',
      length: guardado.bytes,
      disposition: `attachment; filename="assinado-${papel.codigo}.pdf"`,
    });
  }

  async devolver(
    pessoa: Pessoa,
    codigo: string,
    { sha256, corpo }: { sha256: string; corpo: Readable },
  ): Promise<Schemas['AssinaturasDoPapel']> {
    // Asked before the file is read, and again with it.
    await this.exigir(this.database, codigo, pessoa);
    const pdf = await readAll(limited(corpo, LIMITE, GRANDE));
    if (sha256Of(pdf) !== sha256) throw recusada('O arquivo chegou diferente do que saiu. Envie de novo.');
    // Takes longer than a transaction should stand.
    const lido = await this.assinados.ler(pdf, codigo);
    return this.database.transaction(async tx => {
      const papel = await this.exigir(tx, codigo, pessoa);
      const devolvidas = await this.repository.ofPaper(tx, papel.codigo);
      const antes = devolvidas.find(cada => cada.sha256 === sha256);
      if (antes?.usuarioId === pessoa.usuarioId) return this.montar(tx, pessoa, papel);
      const impedimento = impedimentoDe(papel, pessoa, { devolvidas, aceita: this.assinados.aceita });
      if (impedimento) throw problema('conflito', { detail: impedimento });
      await this.guardar(tx, pessoa, { papel, pdf, lido, sha256, devolvidas });
      return this.montar(tx, pessoa, papel);
    });
  }

  private async guardar(
    tx: Transaction,
    pessoa: Pessoa,
    {
      papel,
      pdf,
      lido,
      sha256,
      devolvidas,
    }: { papel: Papel; pdf: Buffer; lido: ArquivoLido; sha256: string; devolvidas: readonly PapelAssinado[] },
  ): Promise<void> {
    const { codigo, titulo } = papel;
    const cpf = await this.usuarios.cpfDe(tx, pessoa.usuarioId);
    const { nome: titular, emissor, certificado, carimbadaEm } = quemAssinou(lido, { pdf, devolvidas, cpf });
    const prefixo = `papel-${codigo}`;
    const { arquivo } = await this.arquivos.guardarAnexo(Readable.from([pdf]), LIMITE, sha256, prefixo);
    const feito = await this.repository.insert(tx, {
      ...{ codigo, ordem: devolvidas.length + 1, usuarioId: pessoa.usuarioId, titular, emissor, certificado },
      ...{ cpfMascarado: cpfMascarado(cpf), carimbadaEm, em: this.clock.now() },
      ...{ arquivo, sha256, bytes: pdf.length },
    });
    if (!feito) throw problema('conflito', { detail: OUTRA_ANTES });
    await this.audit.record(tx, pessoa, {
      ...{ acao: 'devolverPapelAssinado', entidade: 'papeis_assinados', entidadeId: feito.id },
      dados: { papel: titulo, codigo, titular, emissor, sha256 },
    });
  }

  private async montar(tx: Transaction, pessoa: Pessoa, papel: Papel): Promise<Schemas['AssinaturasDoPapel']> {
    const devolvidas = await this.repository.ofPaper(tx, papel.codigo);
    const impedimento = impedimentoDe(papel, pessoa, { devolvidas, aceita: this.assinados.aceita });
    return toAssinaturas(papel, devolvidas, impedimento);
  }

  private async exigir(tx: Transaction, codigo: string, pessoa: Pessoa | null): Promise<Papel> {
    for (const leitor of this.leitores) {
      const papel = await leitor(tx, codigo, pessoa);
      if (papel) return papel;
    }
    throw problema('nao-encontrado', { detail: 'Nenhum papel que se assina tem este código.' });
  }
}

const OUTRA_ANTES =
  'Outra pessoa já devolveu este papel assinado. Baixe o arquivo com a assinatura dela, assine-o também e devolva.';
const UMA_SO = 'O arquivo traz mais de uma assinatura nova. Cada pessoa assina e devolve a sua, uma depois da outra.';
const DE_OUTRA = 'O certificado é de outra pessoa: o CPF dele não é o seu.';

type Chegada = { readonly pdf: Buffer; readonly devolvidas: readonly PapelAssinado[]; readonly cpf: string };

/** The one new signature, that of who brings the file; refuses anything else in words. */
function quemAssinou(lido: ArquivoLido, { pdf, devolvidas, cpf }: Chegada): Signataria {
  const { resultado, falta, signatarias } = lido;
  const recusa = RECUSAS[resultado];
  if (recusa) throw recusada(recusa);
  if (falta) throw recusada(faltas[falta]);
  const ultimo = devolvidas.at(-1);
  if (ultimo && sha256Of(pdf.subarray(0, ultimo.bytes)) !== ultimo.sha256) throw recusada(OUTRA_ANTES);
  const [nova, ...mais] = signatarias.slice(devolvidas.length);
  if (!nova) throw recusada(faltas.SEM_PESSOA);
  if (mais.length) throw recusada(UMA_SO);
  if (nova.cpf !== cpf) throw recusada(DE_OUTRA);
  return nova;
}
