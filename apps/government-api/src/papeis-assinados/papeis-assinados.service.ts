import { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { operations } from '@alipen/contracts/generated/operations';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable, StreamableFile } from '@nestjs/common';
import {
  ArquivoAssinadoService,
  type ArquivoLido,
  type Falta,
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
import type { DestaSessao } from '../sessoes/sessoes.service.ts';
import { cpfMascarado, UsuariosService } from '../usuarios/usuarios.service.ts';
import { toAssinaturas, toPublicas } from './papeis-assinados.mapper.ts';
import { PapeisAssinadosRepository, type PapelAssinado } from './papeis-assinados.repository.ts';
import { basta, impedimentoComGovbr, impedimentoDe, type Papel, SO_QUALIFICADA } from './papeis-assinados.rules.ts';

export type { Papel } from './papeis-assinados.rules.ts';

type Schemas = components['schemas'];
/** Of the slice of a kind of papers; null where the code is not of one. */
export type FonteDePapeis = {
  /** Refuses who may not read it. `pessoa` is null for whoever holds it. */
  readonly ler: (tx: Transaction, codigo: string, pessoa: Pessoa | null) => Promise<Papel | null>;
  /** As the agency issues it at this moment. */
  readonly emitir: (pessoa: Pessoa, codigo: string) => Promise<StreamableFile | null>;
  /** The codes of those in force of a unit's month that the person signed, from the oldest; refuses who may not read them. */
  readonly doMes?: (tx: Transaction, pessoa: Pessoa, mes: MesDaUnidade) => Promise<readonly string[]>;
};
/** `mes`: AAAA-MM. */
export type MesDaUnidade = { readonly lotacaoId: number; readonly mes: string };
/** Why the account of who asks does not sign by gov.br now; null where it may. */
type OfertaDoGovbr = (tx: Transaction, desta: DestaSessao) => Promise<string | null>;
/** `acao`: of the trail. `faltas`: how what is wrong with the file is told. */
type Chegada = { readonly pdf: Buffer; readonly acao: string; readonly faltas: Readonly<Record<Falta, string>> };

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
  private readonly fontes: FonteDePapeis[] = [];
  private ofertaDoGovbr: OfertaDoGovbr | null = null;

  constructor(
    private readonly database: Database,
    private readonly repository: PapeisAssinadosRepository,
    private readonly assinados: ArquivoAssinadoService,
    private readonly usuarios: UsuariosService,
    private readonly arquivos: FotosService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {
    assinados.aceitosPor(sha256 => this.repository.accepted(this.database, sha256));
  }

  /** Call once, at start-up. */
  registrar(fonte: FonteDePapeis): void {
    this.fontes.push(fonte);
  }

  /** Call once, at start-up, where the installation signs by gov.br. */
  oferecerGovbr(oferta: OfertaDoGovbr): void {
    this.ofertaDoGovbr = oferta;
  }

  obter(desta: DestaSessao, codigo: string): Promise<Schemas['AssinaturasDoPapel']> {
    return this.database.transaction(async tx => this.montar(tx, desta, await this.exigir(tx, codigo, desta.pessoa)));
  }

  /** A paper, and why the person does not sign it by gov.br; null where they may. */
  async comGovbr(tx: Transaction, pessoa: Pessoa, codigo: string): Promise<PapelComGovbr> {
    const papel = await this.exigir(tx, codigo, pessoa);
    const devolvidas = await this.repository.ofPaper(tx, papel.codigo);
    return {
      ...{ codigo: papel.codigo, titulo: papel.titulo },
      impedimento: impedimentoComGovbr(papel, pessoa, devolvidas),
    };
  }

  /** Of these, the ones that the person signed by a certificate. */
  assinadosPor(tx: Transaction, { usuarioId }: Pessoa, codigos: readonly string[]): Promise<ReadonlySet<string>> {
    return this.repository.signedBy(tx, usuarioId, codigos);
  }

  async doMes(tx: Transaction, pessoa: Pessoa, mes: MesDaUnidade): Promise<readonly string[]> {
    const listas = await Promise.all(this.fontes.map(({ doMes }) => doMes?.(tx, pessoa, mes) ?? []));
    return listas.flat();
  }

  /** What the next one signs: the last file that came back, or the paper as the agency issues it now. */
  async aAssinar(pessoa: Pessoa, codigo: string): Promise<Buffer> {
    const ultimo = (await this.repository.ofPaper(this.database, codigo)).at(-1);
    if (ultimo) {
      const guardado = await this.arquivos.abrirAnexo(ultimo.arquivo);
      if (!guardado) throw problema('armazenamento-indisponivel', { detail: SEM_ARQUIVO });
      return readAll(guardado.stream);
    }
    for (const { emitir } of this.fontes) {
      const emitido = await emitir(pessoa, codigo);
      if (emitido) return readAll(emitido.getStream());
    }
    throw desconhecido();
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
    desta: DestaSessao,
    codigo: string,
    { sha256, corpo }: { sha256: string; corpo: Readable },
  ): Promise<Schemas['AssinaturasDoPapel']> {
    const { pessoa } = desta;
    // Asked before the file is read, and again with it.
    await this.exigir(this.database, codigo, pessoa);
    const pdf = await readAll(limited(corpo, LIMITE, GRANDE));
    if (sha256Of(pdf) !== sha256) throw recusada('O arquivo chegou diferente do que saiu. Envie de novo.');
    await this.aceitar(pessoa, codigo, { pdf, acao: 'devolverPapelAssinado', faltas });
    return this.obter(desta, codigo);
  }

  /** Judges a file that came signed, from wherever, and keeps it; refuses in words. The same file again changes nothing. */
  async aceitar(pessoa: Pessoa, codigo: string, chegada: Chegada): Promise<void> {
    // Takes longer than a transaction should stand.
    const lido = await this.assinados.ler(chegada.pdf, codigo);
    const sha256 = sha256Of(chegada.pdf);
    await this.database.transaction(async tx => {
      const papel = await this.exigir(tx, codigo, pessoa);
      const devolvidas = await this.repository.ofPaper(tx, papel.codigo);
      const antes = devolvidas.find(cada => cada.sha256 === sha256);
      if (antes?.usuarioId === pessoa.usuarioId) return;
      const impedimento = impedimentoDe(papel, pessoa, { devolvidas, aceita: this.aceita });
      if (impedimento) throw problema('conflito', { detail: impedimento });
      await this.guardar(tx, pessoa, { papel, lido, sha256, devolvidas, ...chegada });
    });
  }

  private get aceita(): boolean {
    return this.assinados.aceita('ICP_BRASIL') || this.assinados.aceita('GOVBR');
  }

  private async guardar(
    tx: Transaction,
    pessoa: Pessoa,
    { papel, pdf, lido, sha256, devolvidas, acao, faltas: ditas }: Lida,
  ): Promise<void> {
    const { codigo, titulo } = papel;
    const cpf = await this.usuarios.cpfDe(tx, pessoa.usuarioId);
    const signataria = quemAssinou(lido, { pdf, devolvidas, cpf, ditas });
    const { especie, nome: titular, emissor, certificado, carimbadaEm } = signataria;
    if (!basta(papel, especie) && especie === 'GOVBR') throw recusada(SO_QUALIFICADA);
    const prefixo = `papel-${codigo}`;
    const { arquivo } = await this.arquivos.guardarAnexo(Readable.from([pdf]), LIMITE, sha256, prefixo);
    const feito = await this.repository.insert(tx, {
      ...{ codigo, ordem: devolvidas.length + 1, usuarioId: pessoa.usuarioId, especie, titular, emissor, certificado },
      ...{ cpfMascarado: cpfMascarado(cpf), carimbadaEm, em: this.clock.now() },
      ...{ arquivo, sha256, bytes: pdf.length },
    });
    if (!feito) throw problema('conflito', { detail: OUTRA_ANTES });
    await this.audit.record(tx, pessoa, {
      ...{ acao, entidade: 'papeis_assinados', entidadeId: feito.id },
      dados: { papel: titulo, codigo, titular, emissor, sha256 },
    });
  }

  private async montar(tx: Transaction, desta: DestaSessao, papel: Papel): Promise<Schemas['AssinaturasDoPapel']> {
    const { pessoa } = desta;
    const devolvidas = await this.repository.ofPaper(tx, papel.codigo);
    // By hand what a program of ICP-Brasil signed; who has only gov.br signs from here.
    const impedimento = impedimentoDe(papel, pessoa, { devolvidas, aceita: this.assinados.aceita('ICP_BRASIL') });
    const govbr = this.ofertaDoGovbr && {
      impedimento: impedimentoComGovbr(papel, pessoa, devolvidas) ?? (await this.ofertaDoGovbr(tx, desta)),
    };
    return toAssinaturas(papel, devolvidas, { impedimento, govbr });
  }

  private async exigir(tx: Transaction, codigo: string, pessoa: Pessoa | null): Promise<Papel> {
    for (const { ler } of this.fontes) {
      const papel = await ler(tx, codigo, pessoa);
      if (papel) return papel;
    }
    throw desconhecido();
  }
}

export type PapelComGovbr = {
  readonly codigo: string;
  readonly titulo: string;
  readonly impedimento: string | null;
};
type Lida = Chegada & {
  readonly papel: Papel;
  readonly lido: ArquivoLido;
  readonly sha256: string;
  readonly devolvidas: readonly PapelAssinado[];
};

const desconhecido = () => problema('nao-encontrado', { detail: 'Nenhum papel que se assina tem este código.' });
const SEM_ARQUIVO = 'O arquivo que outra pessoa devolveu não foi encontrado. Avise quem cuida da instalação.';
const OUTRA_ANTES =
  'Outra pessoa já devolveu este papel assinado. Baixe o arquivo com a assinatura dela, assine-o também e devolva.';
const UMA_SO = 'O arquivo traz mais de uma assinatura nova. Cada pessoa assina e devolve a sua, uma depois da outra.';
const DE_OUTRA = 'O certificado é de outra pessoa: o CPF dele não é o seu.';

type Esperada = Pick<Lida, 'pdf' | 'devolvidas'> & { readonly cpf: string; readonly ditas: Lida['faltas'] };

/** The one new signature, that of who brings the file; refuses anything else in words. */
function quemAssinou(lido: ArquivoLido, { pdf, devolvidas, cpf, ditas }: Esperada): Signataria {
  const { resultado, falta, signatarias } = lido;
  const recusa = RECUSAS[resultado];
  if (recusa) throw recusada(recusa);
  if (falta) throw recusada(ditas[falta]);
  const ultimo = devolvidas.at(-1);
  if (ultimo && sha256Of(pdf.subarray(0, ultimo.bytes)) !== ultimo.sha256) throw recusada(OUTRA_ANTES);
  const [nova, ...mais] = signatarias.slice(devolvidas.length);
  if (!nova) throw recusada(faltas.SEM_PESSOA);
  if (mais.length) throw recusada(UMA_SO);
  if (nova.cpf !== cpf) throw recusada(DE_OUTRA);
  return nova;
}
