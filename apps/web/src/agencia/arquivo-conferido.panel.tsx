import type { components } from '@alipen/contracts/generated/bff';
import { useState } from 'react';
import { rawCall } from '../app/raw.client.ts';
import { ProblemError, sentenceOf } from '../base/problem.error.ts';
import { FileInput } from '../ui/file-input.component.tsx';
import { paperMoment } from '../ui/paper.format.ts';
import { Verdict } from '../ui/paper-verdict.component.tsx';

type Arquivo = components['schemas']['ArquivoConferido'];
type Resultado = components['schemas']['ResultadoDoArquivo'];

/** Bytes (x-corpo-maximo of conferirArquivo). */
const MAIOR = 20_971_520;

const DITOS: Readonly<Record<Resultado, { tone: 'ok' | 'aviso' | 'perigo'; strong: string; text: string }>> = {
  INTEIRO: {
    tone: 'ok',
    strong: 'É o arquivo emitido pela agência.',
    text: 'A assinatura dela cobre todo o arquivo, e nada nele mudou depois.',
  },
  ASSINADO_TAMBEM: {
    tone: 'ok',
    strong: 'É o arquivo emitido pela agência, assinado também',
    text: 'Cada assinatura cobre todo o arquivo de então, e só assinaturas entraram nele depois.',
  },
  MUDADO_DEPOIS: {
    tone: 'aviso',
    strong: 'Este arquivo recebeu algo depois de emitido.',
    text: 'O que a agência assinou está inteiro, mas não cobre o que veio depois: outra assinatura, uma anotação ou outro conteúdo. Compare os números com os desta página.',
  },
  DE_OUTRO_PAPEL: {
    tone: 'perigo',
    strong: 'Este arquivo é de outro papel.',
    text: 'Foi a agência que o assinou, mas o código dele não é o desta página.',
  },
  ADULTERADO: {
    tone: 'perigo',
    strong: 'Este arquivo foi adulterado.',
    text: 'O que a agência assinou não é o que está nele.',
  },
  DE_OUTRO_EMISSOR: {
    tone: 'perigo',
    strong: 'Não foi a agência que assinou este arquivo.',
    text: 'O certificado da assinatura não é dos que ela usa ou usou.',
  },
  SEM_ASSINATURA: {
    tone: 'aviso',
    strong: 'Este arquivo não tem assinatura digital.',
    text: 'Isso não diz que é falso: compare os números dele com os desta página.',
  },
};

async function conferir(codigo: string, arquivo: File): Promise<Arquivo> {
  if (arquivo.size > MAIOR) throw new ProblemError(413, { detail: 'O arquivo deve ter até 20 MB.' });
  const path = `/api/ms-alipen/verificacao-arquivo/${encodeURIComponent(codigo)}`;
  const headers = { 'content-type': 'application/pdf' };
  return (await rawCall(path, { method: 'POST', headers, body: arquivo })).json();
}

type Envio = { readonly name?: string; readonly busy?: boolean; readonly data?: Arquivo; readonly refused?: string };

/** Whoever holds the PDF asks whether it is the one that was issued. Public: no sign-in, and the file is not kept. */
export function ArquivoConferidoPanel({ codigo }: { codigo: string }) {
  const [envio, setEnvio] = useState<Envio>({});
  const enviar = (arquivo: File) => {
    const { name } = arquivo;
    setEnvio({ name, busy: true });
    conferir(codigo, arquivo).then(
      data => setEnvio({ name, data }),
      error => setEnvio({ name, refused: sentenceOf(error) }),
    );
  };
  return (
    <section aria-labelledby="arquivo">
      <h2 id="arquivo">Tem o arquivo PDF?</h2>
      <p>Escolha-o para saber se é o que o sistema emitiu. O arquivo é lido e não fica guardado.</p>
      <FileInput
        label="Arquivo PDF do papel"
        accept="application/pdf"
        className="verificar-prova"
        disabled={envio.busy}
        onFiles={([arquivo]) => arquivo && enviar(arquivo)}
      >
        {envio.busy ? 'Conferindo…' : 'Conferir o arquivo'}
      </FileInput>
      {envio.refused && <Verdict tone="perigo">{envio.refused}</Verdict>}
      {envio.data && <Dito arquivo={envio.data} nome={envio.name ?? ''} />}
    </section>
  );
}

type Assinatura = Arquivo['assinaturas'][number];

const COM: Readonly<Record<NonNullable<Assinatura['especie']>, string>> = {
  GOVBR: 'com a conta gov.br (assinatura avançada)',
  ICP_BRASIL: 'com certificado ICP-Brasil (assinatura qualificada)',
};

const pessoasDe = (assinaturas: readonly Assinatura[]) =>
  assinaturas
    .flatMap(({ titular, cpf, especie }) => (cpf && especie ? [`${titular} (CPF ${cpf}), ${COM[especie]}`] : []))
    .join(', e por ');

function ditoDa({ titular, emissor, daAgencia, cpf, especie }: Assinatura): string {
  if (cpf && especie) return `${titular} (CPF ${cpf}), ${COM[especie]}, certificado emitido por ${emissor}`;
  return daAgencia
    ? `${titular}, selo da agência que emitiu o arquivo, certificado emitido por ${emissor}`
    : `${titular}, certificado emitido por ${emissor}`;
}

function Dito({ arquivo: { resultado, assinaturas }, nome }: { arquivo: Arquivo; nome: string }) {
  const { tone, strong, text } = DITOS[resultado];
  return (
    <>
      <Verdict tone={tone}>
        <strong>
          {strong}
          {resultado === 'ASSINADO_TAMBEM' && ` por ${pessoasDe(assinaturas)}.`}
        </strong>{' '}
        {text} <small>({nome})</small>
      </Verdict>
      {assinaturas.length > 0 && (
        <ul className="verificar-livro" aria-label="Assinaturas do arquivo">
          {assinaturas.map((assinatura, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is the file's, and the same person may sign twice
            <li key={n}>
              {ditoDa(assinatura)}
              {assinatura.carimbadaEm && `, com carimbo do tempo de ${paperMoment(assinatura.carimbadaEm)}`}
              {!assinatura.inteira && ': não confere'}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
