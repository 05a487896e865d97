import { useEffect, useState } from 'react';
import { api, body } from '../app/api.client.ts';
import { usePaper } from '../app/paper.hook.ts';
import { save } from '../list/download.ts';
import { Button } from '../ui/button.component.tsx';
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
export function PapelNoLivroPanel({ codigo, hash }: { codigo: string; hash: string }) {
  const { read: papel } = usePaper(ler, codigo);
  const [conferencia, setConferencia] = useState<Conferencia>();
  useEffect(() => {
    if (papel) conferir(papel, hash).then(setConferencia);
  }, [papel, hash]);
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
      <p>A prova se confere sem este sistema.</p>
      <Button className="verificar-prova" onClick={() => save(emArquivo(papel), 'prova-do-livro.json')}>
        Baixar a prova
      </Button>
    </section>
  );
}

const emArquivo = (papel: PapelNoLivro) => new Blob([JSON.stringify(papel, null, 2)], { type: 'application/json' });

function Dito({ papel: { selo, folhas }, conferencia }: { papel: PapelNoLivro; conferencia: Conferencia }) {
  if (conferencia === 'OUTRO_SELO') {
    return (
      <Verdict tone="perigo">
        <strong>O livro guardou outro selo para este papel.</strong> O que está guardado hoje não é o que se registrou
        quando aconteceu. Baixe a prova e leve-a ao controle externo.
      </Verdict>
    );
  }
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
