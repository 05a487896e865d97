import { useEffect, useState } from 'react';
import { sentenceOf } from '../app/problem.error.ts';
import { nomeDoMes } from './medicoes.labels.ts';
import { verificarMedicao } from './medicoes.queries.ts';

type Verificada = Awaited<ReturnType<typeof verificarMedicao>>;

const momento = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const inteiro = new Intl.NumberFormat('pt-BR');
const dinheiro = (centavos: number) => reais.format(centavos / 100);

/** Who holds the billing pack compares it with what was attested: no sign-in, no names. */
export function MedicaoConferida({ codigo, impresso }: { codigo: string; impresso: string | null }) {
  const [medicao, setMedicao] = useState<Verificada | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  useEffect(() => {
    setMedicao(null);
    setErro(null);
    verificarMedicao(codigo).then(setMedicao, error => setErro(sentenceOf(error)));
  }, [codigo]);
  if (erro) {
    return (
      <p role="alert" className="verificar-veredito verificar-veredito--perigo">
        {erro}
      </p>
    );
  }
  if (!medicao) return <p role="status">Carregando…</p>;
  const { contrato, fornecedor, mes, versao, atestadoEm, lotacoes, hash } = medicao;
  return (
    <>
      <Veredito medicao={medicao} impresso={impresso} />
      <section aria-labelledby="qual">
        <h2 id="qual">
          Medição do contrato {contrato}, {nomeDoMes(mes).toLowerCase()}
        </h2>
        <p>
          {fornecedor} · {inteiro.format(lotacoes)} unidades · atesto {versao}, de{' '}
          {momento.format(new Date(atestadoEm))}
        </p>
      </section>
      <Numeros medicao={medicao} />
      <section aria-labelledby="selo">
        <h2 id="selo">Selo deste atesto</h2>
        <p className="verificar-hash">
          SHA-256 <code>{hash}</code>
        </p>
      </section>
    </>
  );
}

const SUPERADAS = {
  SUBSTITUIDA: 'Outro atesto tomou o lugar deste. O papel que você tem não vale mais.',
  REABERTA: 'Um mapa desta medição foi reaberto depois do atesto. O papel que você tem não vale mais.',
} as const;

/** In one sentence, worst first. */
function Veredito({ medicao, impresso }: { medicao: Verificada; impresso: string | null }) {
  const { integra, falhas, vigencia, hash } = medicao;
  if (!integra) {
    return (
      <div role="alert" className="verificar-veredito verificar-veredito--perigo">
        <strong>O que está guardado foi adulterado.</strong>
        <ul>
          {falhas.map(falha => (
            <li key={falha}>{falha}</li>
          ))}
        </ul>
      </div>
    );
  }
  if (impresso && !hash.startsWith(impresso)) {
    return (
      <p role="alert" className="verificar-veredito verificar-veredito--perigo">
        <strong>Este papel não confere.</strong> O selo impresso nele não é o do atesto guardado.
      </p>
    );
  }
  if (vigencia !== 'VIGENTE') {
    return (
      <p role="status" className="verificar-veredito verificar-veredito--aviso">
        <strong>Atesto superado.</strong> {SUPERADAS[vigencia]}
      </p>
    );
  }
  return (
    <p role="status" className="verificar-veredito verificar-veredito--ok">
      <strong>Medição autêntica e em vigor.</strong> O que está guardado é o que foi atestado.
    </p>
  );
}

function Numeros({ medicao: { celulas, totais } }: { medicao: Verificada }) {
  const valores = [
    ['Valor bruto', totais.brutoCentavos],
    ['Glosas', totais.glosaCentavos],
    ['Descontos', totais.descontoCentavos],
    ['Valor líquido', totais.liquidoCentavos],
  ] as const;
  return (
    <section aria-labelledby="numeros">
      <h2 id="numeros">Números atestados</h2>
      <table className="verificar-tabela">
        <thead>
          <tr>
            <th scope="col">Refeição e público</th>
            <th scope="col">Aceitas</th>
          </tr>
        </thead>
        <tbody>
          {celulas.map(({ tipoAlimentacaoId, tipoPublicoId, refeicao, publico, quantidade }) => (
            <tr key={`${tipoAlimentacaoId}/${tipoPublicoId}`}>
              <th scope="row">
                {refeicao} · {publico}
              </th>
              <td>{inteiro.format(quantidade)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{inteiro.format(totais.refeicoes)}</td>
          </tr>
        </tfoot>
      </table>
      <dl className="verificar-valores">
        {valores.map(([nome, centavos]) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>{dinheiro(centavos)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
