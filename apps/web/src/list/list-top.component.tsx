import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../ui/button.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import type { Noun, Wanted } from './list.model.ts';
import {
  ExportMenu,
  type ExportPath,
  ImportButton,
  type ImportOffer,
  type ImportPath,
} from './list-transfer.component.tsx';
import { Views } from './list-views.component.tsx';

export interface ListOffer {
  title: string;
  noun: Noun;
  create?: string;
  exportPath?: ExportPath;
  importPath?: ImportPath;
  imports?: Omit<ImportOffer, 'path'>;
  actions?: ReactNode;
}

interface Props extends ListOffer, ComponentProps<typeof Views> {
  total: number | undefined;
  wanted: Wanted;
  open: (item: string) => void;
}

export function ListTop(props: Props) {
  const { title, noun, total, create, open } = props;
  return (
    <div className="pagina-topo">
      <PageTitle title={title}>
        <span aria-live="polite">{total === undefined ? ' ' : formatCount(total, noun.one, noun.many)}</span>
      </PageTitle>
      <Toolbar>
        <Views screen={props.screen} search={props.search} setSearch={props.setSearch} layout={props.layout} />
        {props.exportPath && <ExportMenu path={props.exportPath} wanted={props.wanted} />}
        {props.importPath && <ImportButton path={props.importPath} {...props.imports} noun={noun} />}
        {props.actions}
        {create && (
          <Button variant="primary" onClick={() => open('novo')}>
            <PlusIcon size={18} weight="bold" aria-hidden />
            {create}
          </Button>
        )}
      </Toolbar>
    </div>
  );
}
