import { ROTULO_DE_PAPEL_NO_CONTRATO } from '@alipen/contracts/generated/rotulos/responsaveis';
import { usePaper } from '../app/paper.hook.ts';
import { PapelNoLivroPanel } from '../livro/papel-no-livro.panel.tsx';
import { AssinaturasDoPapelPanel } from '../papeis-assinados/assinaturas-do-papel.panel.tsx';
import { formatMonth } from '../ui/date.format.ts';
import { paperInteger, paperMoment, paperMoney } from '../ui/paper.format.ts';
import { PaperFigures, PaperSeal } from '../ui/paper-parts.component.tsx';
import { PaperVerdict, Verdict } from '../ui/paper-verdict.component.tsx';
import { TIPOS } from './termos.labels.ts';
import { verificarTermo } from './termos.queries.ts';

type Verificado = Awaited<ReturnType<typeof verificarTermo>>;

/** Compares a term on paper with what was issued and signed. Public: no sign-in, no names. */
export function TermoConferido({ codigo, impresso }: { codigo: string; impresso: string | null }) {
  const { read: termo, failure } = usePaper(verificarTermo, codigo);
  if (failure) return <Verdict tone="perigo">{failure}</Verdict>;
  if (!termo) return <p role="status">Carregando…</p>;
  const { tipo, numero, contrato, fornecedor, mes, lotacoes, emitidoEm, assinaturas, hash } = termo;
  return (
    <>
      <PaperVerdict check={termo} printed={impresso} seal={hash} whose="o do termo guardado">
        <Situacao termo={termo} />
      </PaperVerdict>
      <section aria-labelledby="qual">
        <h2 id="qual">
          {TIPOS[tipo].rotulo} {numero}
        </h2>
        <p>
          Contrato {contrato}, {fornecedor}, {formatMonth(mes).toLowerCase()} · {paperInteger(lotacoes)} unidades ·
          emitido em {paperMoment(emitidoEm)}
        </p>
        <ul>
          {assinaturas.map(({ papel, em }) => (
            <li key={em}>
              {ROTULO_DE_PAPEL_NO_CONTRATO[papel]}, em {paperMoment(em)}
            </li>
          ))}
        </ul>
      </section>
      <AssinaturasDoPapelPanel codigo={codigo} />
      <Valores termo={termo} />
      <PaperSeal title="Selo deste termo" hash={hash} />
      <PapelNoLivroPanel codigo={codigo} hash={hash} />
    </>
  );
}

const VEREDITOS = {
  EMITIDO: ['aviso', 'Termo sem todas as assinaturas.', 'Ele ainda não vale para pagamento.'],
  ASSINADO: ['ok', 'Termo autêntico e em vigor.', 'O que está guardado é o que foi assinado.'],
  RECUSADO: ['aviso', 'Termo recusado.', 'O papel que você tem não vale.'],
  SUPERADO: [
    'aviso',
    'Termo superado.',
    'A medição voltou à correção depois dele. O papel que você tem não vale mais.',
  ],
} as const;

function Situacao({ termo: { situacao } }: { termo: Verificado }) {
  const [tom, titulo, texto] = VEREDITOS[situacao];
  return (
    <Verdict tone={tom}>
      <strong>{titulo}</strong> {texto}
    </Verdict>
  );
}

function Valores({ termo: { totais, semRefeicoes } }: { termo: Verificado }) {
  const valores = [
    ['Refeições aceitas', paperInteger(totais.refeicoes)],
    ['Valor bruto', paperMoney(totais.brutoCentavos)],
    ['Glosas', paperMoney(totais.glosaCentavos)],
    ['Descontos', paperMoney(totais.descontoCentavos)],
    ['Valor líquido', paperMoney(totais.liquidoCentavos)],
  ] as const;
  return (
    <section aria-labelledby="numeros">
      <h2 id="numeros">Números recebidos</h2>
      {semRefeicoes && <p>O mês não teve refeições.</p>}
      <PaperFigures figures={valores} />
    </section>
  );
}
