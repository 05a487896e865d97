import { escolhasDe, procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { MonthField } from '../ui/date-field.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { FileInput } from '../ui/file-input.component.tsx';
import SearchSelect from '../ui/search-select.component.tsx';
import { TextArea } from '../ui/text-input.component.tsx';
import type { Importacao } from './importacao.hook.ts';
import { mesPassado } from './importacao.model.ts';

export function ImportacaoForm({ importacao }: { importacao: Importacao }) {
  const { preenchido, pronto, mudar, nova, conferir, importar } = importacao;
  const { lotacao, mes, texto } = preenchido;
  return (
    <Card
      as="form"
      className="importacao-form"
      onSubmit={event => {
        event.preventDefault();
        if (pronto) conferir.mutate(nova);
      }}
    >
      <div className="campo">
        <span aria-hidden>Unidade</span>
        <SearchSelect
          label="Unidade"
          placeholder="Busque pelo nome, sigla ou município"
          value={lotacao && { id: lotacao.id, name: lotacao.nome }}
          onChange={escolha => mudar({ lotacao: escolha && { id: escolha.id, nome: escolha.name } })}
          query={procurarLotacoes}
          choicesOf={escolhasDe}
        />
      </div>
      <MonthField label="Mês" value={mes || null} max={mesPassado()} onChange={outro => mudar({ mes: outro ?? '' })} />
      <Texto texto={texto} mudar={valor => mudar({ texto: valor })} />
      <div className="importacao-botoes">
        <Button type="submit" disabled={!pronto || conferir.isPending}>
          Conferir
        </Button>
        <Button
          variant="primary"
          disabled={!conferir.data || conferir.data.erros.length > 0 || importar.isPending || importar.isSuccess}
          onClick={() => importar.mutate(nova)}
        >
          Importar o mês
        </Button>
        {!pronto && <span className="quieto">Escolha a unidade e o mês, e cole as linhas.</span>}
      </div>
    </Card>
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
