import type { components } from '@alipen/contracts/generated/bff';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { save } from '../list/download.ts';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { conferirLivro, obterLivro } from './livro.queries.ts';
import './livro.css';

type Livro = components['schemas']['Livro'];
type Diferenca = components['schemas']['DiferencaDoLivro'];

/** How the ledger stands, and whether the records still say what it said; `children` are more buttons. */
export function EstadoDoLivro({ children }: { children?: ReactNode }) {
  const { data: livro } = useQuery(obterLivro);
  const conferencia = useMutation({ mutationFn: conferirLivro });
  return (
    <Card className="livro" aria-label="Estado do livro">
      <p>
        Cada fechamento, assinatura e atesto vira uma folha do livro, que só cresce. O selo resume todas: quem o guarda
        fora daqui prova depois que nada foi mudado.
      </p>
      {livro && <Numeros livro={livro} />}
      <div className="livro-acoes">
        <Button disabled={conferencia.isPending} onClick={() => conferencia.mutate()}>
          Conferir com os registros
        </Button>
        {livro?.selo && <Button onClick={() => baixar(livro)}>Baixar o selo</Button>}
        {children}
      </div>
      {conferencia.error && <Notice tone="perigo">{sentenceOf(conferencia.error)}</Notice>}
      {conferencia.data && <Conferencia diferencas={conferencia.data.diferencas} />}
    </Card>
  );
}

function baixar({ selo, chave, tamanho }: Livro) {
  save(new Blob([`${selo}\n${chave}\n`], { type: 'text/plain' }), `selo-${tamanho}.txt`);
}

function Numeros({ livro: { tamanho, esperando, seladoEm, raiz } }: { livro: Livro }) {
  return (
    <p>
      <strong>{formatCount(tamanho, 'folha', 'folhas')}</strong>
      {esperando > 0 && ` e ${formatCount(esperando, 'à espera', 'à espera')}`}
      {seladoEm && ` · seladas em ${formatInstant(seladoEm)}`}
      {raiz && (
        <>
          {' · resumo '}
          <code>{raiz}</code>
        </>
      )}
    </p>
  );
}

const ONDE: Record<Diferenca['onde'], string> = {
  SO_NAS_TABELAS: 'O registro diz hoje, e o livro não disse',
  SO_NO_LIVRO: 'O livro disse, e o registro já não diz',
};

function Conferencia({ diferencas }: { diferencas: readonly Diferenca[] }) {
  if (!diferencas.length) return <Notice tone="ok">Os registros dizem o mesmo que o livro.</Notice>;
  return (
    <>
      <Notice tone="perigo">
        Os registros não dizem o mesmo que o livro: algo foi mudado por fora do sistema. Guarde esta página e avise o
        controle externo.
      </Notice>
      <ul className="livro-diferencas">
        {diferencas.map(({ onde, texto }) => (
          <li key={`${onde} ${texto}`}>
            {ONDE[onde]}: <code>{texto}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
