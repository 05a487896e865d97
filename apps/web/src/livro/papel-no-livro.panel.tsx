import { useEffect, useState } from 'react';
import { api, body } from '../app/api.client.ts';
import { usePaper } from '../app/paper.hook.ts';
import { paperInteger, paperMoment } from '../ui/paper.format.ts';
import { Verdict } from '../ui/paper-verdict.component.tsx';
import { type Conferencia, cabecaDoSelo, conferir, type PapelNoLivro } from './prova.model.ts';

const ATOS: Record<string, string> = {
  fechamento: 'Fechamento',
  'assinatura-do-mapa': 'Assinatura',
  reabertura: 'Reabertura',
  'papel-do-mes': 'Papel do mês',
  atesto: 'Atesto',
  termo: 'Termo',
  'assinatura-do-termo': 'Assinatura',
  'termo-encerrado': 'Termo sem efeito',
};

const ler = (codigo: string) =>
  body(api.GET('/api/ms-alipen/verificacao-livro/{codigo}', { params: { path: { codigo } } }));

/** What the ledger wrote of this paper when it happened, reckoned again on this page. Nothing where the code is nobody's. */
export function PapelNoLivroPanel({ codigo }: { codigo: string }) {
  const { read: papel } = usePaper(ler, codigo);
  const [conferencia, setConferencia] = useState<Conferencia>();
  useEffect(() => {
    if (papel) conferir(papel).then(setConferencia);
  }, [papel]);
  if (!papel || !conferencia) return null;
  return (
    <section aria-labelledby="livro">
      <h2 id="livro">No livro de registro</h2>
      <Dito papel={papel} conferencia={conferencia} />
      <ul className="verificar-livro">
        {papel.folhas.map(({ texto, em, indice }) => (
          <li key={texto}>
            {ATOS[texto.split(' ')[0] ?? ''] ?? 'Registro'} em {paperMoment(em)}
            {indice === null ? ', ainda sem folha' : `, folha ${paperInteger(indice + 1)}`}
          </li>
        ))}
      </ul>
      <p>
        <a href={`/api/ms-alipen/verificacao-livro/${encodeURIComponent(codigo)}`} download="prova.json">
          Baixar a prova
        </a>
        , que se confere sem este sistema.
      </p>
    </section>
  );
}

function Dito({ papel: { selo, folhas }, conferencia }: { papel: PapelNoLivro; conferencia: Conferencia }) {
  if (conferencia === 'NAO_CONFERE') {
    return (
      <Verdict tone="perigo">
        <strong>A prova não leva ao resumo do livro.</strong> Baixe a prova e leve-a ao controle externo.
      </Verdict>
    );
  }
  if (conferencia === 'ESPERA' || !selo) return <p>Recebe lugar no livro em até um minuto.</p>;
  const { tamanho, raiz } = cabecaDoSelo(selo);
  const quantas = folhas.length === 1 ? 'A folha deste papel está' : 'As folhas deste papel estão';
  return (
    <>
      <p>
        {quantas} no livro, que tem {paperInteger(tamanho)} e só cresce.{' '}
        {conferencia === 'CONFERE' ? 'A conta foi refeita agora, nesta página.' : 'A conta se refaz com a prova.'}
      </p>
      <p className="verificar-hash">
        Resumo do livro <code>{raiz}</code>
      </p>
    </>
  );
}
