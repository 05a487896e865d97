import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// QRCode speaks only of states that are never asked of it.
const SPOKEN = ['ConfigProvider', 'Drawer', 'Modal', 'Popover', 'QRCode', 'Select', 'Tooltip', 'notification'];

const partsOf = (text: string) =>
  [...text.matchAll(/import \{([^}]*)\} from 'antd'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map(name => name.trim().replace(/ as \w+$/, ''))
      .filter(name => name && !name.startsWith('type ')),
  );

const used = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !name.includes('.spec.'))
    .flatMap(name => partsOf(readFileSync(join(folder, name), 'utf8')));

describe('the words of antd', () => {
  it('are ours for every part this product uses', () => {
    const strange = new Set(used(join(import.meta.dirname, '..')).filter(part => !SPOKEN.includes(part)));
    expect([...strange]).toEqual([]);
  });

  it('a planted part appears', () => {
    expect(partsOf("import { Modal, Table as Grid, type TableProps } from 'antd';")).toEqual(['Modal', 'Table']);
  });
});
