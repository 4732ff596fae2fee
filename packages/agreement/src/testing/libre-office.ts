import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What is done to a file once it is open: nothing, or one of the word processor's own commands. */
const COMMANDS = {
  AS_IT_IS: '',
  ACCEPT: 'AcceptAllTrackedChanges',
  REJECT: 'RejectAllTrackedChanges',
  UPDATE: 'UpdateFields',
} as const;
type Command = keyof typeof COMMANDS;

/** Opens each file of a folder for each command, does what the command says, and saves the text beside it. */
const macroFor = (wanted: readonly Command[]) => `Sub SettleAll(folder As String)
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden"
  hidden(0).Value = True
  Dim asText(1) As New com.sun.star.beans.PropertyValue
  asText(0).Name = "FilterName"
  asText(0).Value = "Text (encoded)"
  asText(1).Name = "FilterOptions"
  asText(1).Value = "UTF8,LF,,,"
  Dim none()
  Dim dispatcher As Object
  dispatcher = createUnoService("com.sun.star.frame.DispatchHelper")
  Dim found As String
  found = Dir(folder &amp; "*.docx")
  Dim files As String
  Do While found &lt;&gt; ""
    files = files &amp; found &amp; ";"
    found = Dir()
  Loop
  Dim document As Object
  Dim fileName As String
  Dim command As Integer
  Dim names, commands
  names = Array(${wanted.map((name) => `"${name}"`).join(', ')})
  commands = Array(${wanted.map((name) => `"${COMMANDS[name]}"`).join(', ')})
  For Each fileName In Split(files, ";")
    If fileName &lt;&gt; "" Then
      For command = LBound(commands) To UBound(commands)
        document = StarDesktop.loadComponentFromURL(folder &amp; fileName, "_blank", 0, hidden())
        If commands(command) &lt;&gt; "" Then
          dispatcher.executeDispatch(document.CurrentController.Frame, ".uno:" &amp; commands(command), "", 0, none())
        End If
        document.storeToURL(folder &amp; fileName &amp; "." &amp; names(command) &amp; ".txt", asText())
        document.close(True)
      Next
    End If
  Next
End Sub`;

const moduleFor = (wanted: readonly Command[]) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">${macroFor(wanted)}</script:module>
`;

/** What LibreOffice reads in each file after each of the commands. */
export async function readInLibreOffice(
  files: Readonly<Record<string, Uint8Array>>,
  wanted: readonly Command[],
): Promise<(name: string, command: Command) => string> {
  const folder = mkdtempSync(join(tmpdir(), 'troth-libreoffice-'));
  try {
    const [profile, papers] = [join(folder, 'profile'), join(folder, 'papers')];
    mkdirSync(papers);
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(papers, `${name}.docx`), bytes);
    const start = (...rest: string[]) =>
      run('soffice', ['--headless', '--norestore', `-env:UserInstallation=${pathToFileURL(profile).href}`, ...rest]);
    // The first start makes the profile; a macro that stood there before would be overwritten.
    await start('--terminate_after_init');
    writeFileSync(join(profile, 'user/basic/Standard/Module1.xba'), moduleFor(wanted));
    await start(`macro:///Standard.Module1.SettleAll("${pathToFileURL(papers).href}/")`);
    const read = new Map(
      Object.keys(files).flatMap((name) =>
        wanted.map(
          (command) =>
            [`${name} ${command}`, readFileSync(join(papers, `${name}.docx.${command}.txt`), 'utf8')] as const,
        ),
      ),
    );
    return (name, command) => read.get(`${name} ${command}`) ?? '';
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A DOCX as LibreOffice saves it after opening it, with nothing changed. */
export async function savedByLibreOffice(bytes: Uint8Array): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'troth-libreoffice-'));
  try {
    const file = join(folder, 'agreement.docx');
    writeFileSync(file, bytes);
    const profile = pathToFileURL(join(folder, 'profile')).href;
    const saved = join(folder, 'saved');
    const options = ['--headless', '--norestore', `-env:UserInstallation=${profile}`];
    await run('soffice', [...options, '--convert-to', 'docx:MS Word 2007 XML', '--outdir', saved, file]);
    return readFileSync(join(saved, 'agreement.docx'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
