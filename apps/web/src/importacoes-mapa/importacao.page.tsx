import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../app/problem.error.ts';
import { serverNow } from '../app/server-clock.ts';
import { escolhasDe, procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';
import { useUnsavedGuard } from '../record/unsaved.guard.tsx';
import { Button } from '../ui/button.component.tsx';
import { addDays, dayOf } from '../ui/date.format.ts';
import { Field } from '../ui/field.component.tsx';
import { FileInput } from '../ui/file-input.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import SearchSelect from '../ui/search-select.component.tsx';
import { DateInput, TextArea } from '../ui/text-input.component.tsx';
import { Conferencia } from './conferencia.component.tsx';
import {
  type ColunaEscolhida,
  conferirMapaDoMes,
  type ImportacaoMapa,
  importarMapaDoMes,
} from './importacoes-mapa.queries.ts';
import { NumerosDaLinha } from './numeros.component.tsx';
import './importacao.css';

const mesPassado = () => addDays(`${dayOf(new Date(serverNow())).slice(0, 7)}-01`, -1).slice(0, 7);

export function Component() {
  const [lotacao, setLotacao] = useState<{ id: number; nome: string } | null>(null);
  const [mes, setMes] = useState(mesPassado);
  const [texto, setTexto] = useState('');
  /** What the person said each number is of; null: the text tells. */
  const [colunas, setColunas] = useState<(ColunaEscolhida | null)[] | null>(null);
  // The last reading stays on the screen while it is read again with another choice.
  const [lido, setLido] = useState<ImportacaoMapa | null>(null);
  const conferir = useMutation({ ...conferirMapaDoMes(), onSuccess: setLido });
  const importar = useMutation({ ...importarMapaDoMes(), onSuccess: setLido });
  const guarda = useUnsavedGuard(texto.trim() !== '' && !importar.isSuccess);
  const pronto = lotacao !== null && /^\d{4}-\d{2}$/.test(mes) && texto.trim() !== '';
  // The screen shows what was sent: changed content must be checked again.
  const mudar = () => {
    conferir.reset();
    importar.reset();
    setColunas(null);
    setLido(null);
  };
  const nova = (escolhidas = colunas) => ({
    ...{ lotacaoId: lotacao?.id ?? 0, mes, texto },
    ...(escolhidas && { colunas: escolhidas }),
  });
  return (
    <div className="pagina">
      <PageTitle title="Importar mapa do mês">
        O histórico de antes do sistema, como a unidade o mandava: uma linha por dia, o dia e as quantidades. Confira
        antes; nada é gravado até importar.
      </PageTitle>
      <form
        className="cartao importacao-form"
        onSubmit={event => {
          event.preventDefault();
          if (pronto) conferir.mutate(nova());
        }}
      >
        <div className="campo">
          <span aria-hidden>Unidade</span>
          <SearchSelect
            label="Unidade"
            placeholder="Procure pelo nome, sigla ou município"
            value={lotacao && { id: lotacao.id, name: lotacao.nome }}
            onChange={escolha => {
              setLotacao(escolha && { id: escolha.id, nome: escolha.name });
              mudar();
            }}
            query={procurarLotacoes}
            choicesOf={escolhasDe}
          />
        </div>
        <Field label="Mês">
          <DateInput
            type="month"
            value={mes}
            max={mesPassado()}
            onChange={({ target }) => {
              setMes(target.value);
              mudar();
            }}
          />
        </Field>
        <Texto
          texto={texto}
          mudar={valor => {
            setTexto(valor);
            mudar();
          }}
        />
        <div className="importacao-botoes">
          <Button type="submit" disabled={!pronto || conferir.isPending}>
            Conferir
          </Button>
          <Button
            variant="primary"
            disabled={!conferir.data || conferir.data.erros.length > 0 || importar.isPending || importar.isSuccess}
            onClick={() => importar.mutate(nova())}
          >
            Importar o mês
          </Button>
          {!pronto && <span className="quieto">Escolha a unidade e o mês, e cole as linhas.</span>}
        </div>
      </form>
      {importar.isSuccess && (
        <Notice tone="ok">
          <CheckCircleIcon size={18} aria-hidden /> O mês foi importado. Ele já conta no Mapa Diário de Alimentação.
        </Notice>
      )}
      {conferir.error && <Notice tone="perigo">{sentenceOf(conferir.error)}</Notice>}
      {importar.error && <Notice tone="perigo">{sentenceOf(importar.error)}</Notice>}
      {lido && (
        <Conferencia lido={lido}>
          {lido.numeros && lido.numeros.length > 0 && !importar.isSuccess && (
            <NumerosDaLinha
              numeros={lido.numeros.map((numero, i) => (colunas ? { ...numero, coluna: colunas[i] ?? null } : numero))}
              opcoes={lido.opcoes ?? []}
              desligado={importar.isPending}
              escolher={escolhidas => {
                setColunas(escolhidas);
                conferir.mutate(nova(escolhidas));
              }}
            />
          )}
        </Conferencia>
      )}
      {guarda.question}
    </div>
  );
}

function Texto({ texto, mudar }: { texto: string; mudar: (texto: string) => void }) {
  return (
    <div className="importacao-texto">
      <Field label="Linhas do mês">
        <TextArea
          spellCheck={false}
          placeholder={'01\t128\t6\t128\t18\t153\t11\t128\t6\n02\t127\t6\t127\t19\t152\t12\t127\t6'}
          value={texto}
          onChange={({ target }) => mudar(target.value)}
        />
      </Field>
      <FileInput
        label="Arquivo de texto"
        accept=".txt,.csv,.tsv,text/plain"
        onFiles={async ([arquivo]) => {
          if (arquivo) mudar((await arquivo.slice(0, 50_000).text()).slice(0, 50_000));
        }}
      >
        Escolher um arquivo de texto
      </FileInput>
    </div>
  );
}
