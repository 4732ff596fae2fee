import type { LawFacts } from './law-facts';
import { alabama } from './laws/alabama';
import { alaska } from './laws/alaska';
import { arizona } from './laws/arizona';
import { arkansas } from './laws/arkansas';
import { california } from './laws/california';
import { colorado } from './laws/colorado';
import { connecticut } from './laws/connecticut';
import { delaware } from './laws/delaware';
import { districtOfColumbia } from './laws/district-of-columbia';
import { florida } from './laws/florida';
import { georgia } from './laws/georgia';
import { hawaii } from './laws/hawaii';
import { idaho } from './laws/idaho';
import { illinois } from './laws/illinois';
import { indiana } from './laws/indiana';
import { iowa } from './laws/iowa';
import { kansas } from './laws/kansas';
import { kentucky } from './laws/kentucky';
import { louisiana } from './laws/louisiana';
import { maine } from './laws/maine';
import { maryland } from './laws/maryland';
import { massachusetts } from './laws/massachusetts';
import { michigan } from './laws/michigan';
import { minnesota } from './laws/minnesota';
import { mississippi } from './laws/mississippi';
import { missouri } from './laws/missouri';
import { montana } from './laws/montana';
import { nebraska } from './laws/nebraska';
import { nevada } from './laws/nevada';
import { newHampshire } from './laws/new-hampshire';
import { newJersey } from './laws/new-jersey';
import { newMexico } from './laws/new-mexico';
import { newYork } from './laws/new-york';
import { northCarolina } from './laws/north-carolina';
import { northDakota } from './laws/north-dakota';
import { ohio } from './laws/ohio';
import { oklahoma } from './laws/oklahoma';
import { oregon } from './laws/oregon';
import { pennsylvania } from './laws/pennsylvania';
import { rhodeIsland } from './laws/rhode-island';
import { southCarolina } from './laws/south-carolina';
import { southDakota } from './laws/south-dakota';
import { tennessee } from './laws/tennessee';
import { texas } from './laws/texas';
import { utah } from './laws/utah';
import { vermont } from './laws/vermont';
import { virginia } from './laws/virginia';
import { washington } from './laws/washington';
import { westVirginia } from './laws/west-virginia';
import { wisconsin } from './laws/wisconsin';
import { wyoming } from './laws/wyoming';

/** The 50 states and the District of Columbia, sorted by name. One file each in `laws/`. */
export const allLaws: readonly LawFacts[] = [
  alabama,
  alaska,
  arizona,
  arkansas,
  california,
  colorado,
  connecticut,
  delaware,
  districtOfColumbia,
  florida,
  georgia,
  hawaii,
  idaho,
  illinois,
  indiana,
  iowa,
  kansas,
  kentucky,
  louisiana,
  maine,
  maryland,
  massachusetts,
  michigan,
  minnesota,
  mississippi,
  missouri,
  montana,
  nebraska,
  nevada,
  newHampshire,
  newJersey,
  newMexico,
  newYork,
  northCarolina,
  northDakota,
  ohio,
  oklahoma,
  oregon,
  pennsylvania,
  rhodeIsland,
  southCarolina,
  southDakota,
  tennessee,
  texas,
  utah,
  vermont,
  virginia,
  washington,
  westVirginia,
  wisconsin,
  wyoming,
];
