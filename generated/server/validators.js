// Generated from spec/ by codegen. Do not edit.
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
"use strict";
export const actionsCommit_1_0 = validate_actionsCommit_1_0;
const schema_1c7a23a286a1 = {"type":"object","properties":{"action_handle":{"$ref":"#/$defs/ActionHandle"}}};
const func_191f75b36e8d = Object.prototype.hasOwnProperty;
const schema_7d6df1e8aee7 = {"type":"string","maxLength":64};
const func_7a0318136635 = require("ajv/dist/runtime/ucs2length").default;

function validate_ActionHandle(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_ActionHandle.errors = vErrors;
return errors === 0;
}


function validate_actionsCommit_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action_handle !== undefined && func_191f75b36e8d.call(data, "action_handle")){
if(!(validate_ActionHandle(data.action_handle, {instancePath:instancePath+"/action_handle",parentData:data,parentDataProperty:"action_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ActionHandle.errors : vErrors.concat(validate_ActionHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate_actionsCommit_1_0.errors = vErrors;
return errors === 0;
}

export const executionsGet_1_0 = validate_executionsGet_1_0;
const schema_ca2823d8c12e = {"type":"object","properties":{"execution_id":{"$ref":"#/$defs/ExecutionId"}}};
const schema_cebd3d4c923f = {"type":"string","minLength":26,"maxLength":26};

function validate_ExecutionId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 26){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 26}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func_7a0318136635(data) < 26){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 26}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_ExecutionId.errors = vErrors;
return errors === 0;
}


function validate_executionsGet_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.execution_id !== undefined && func_191f75b36e8d.call(data, "execution_id")){
if(!(validate_ExecutionId(data.execution_id, {instancePath:instancePath+"/execution_id",parentData:data,parentDataProperty:"execution_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ExecutionId.errors : vErrors.concat(validate_ExecutionId.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate_executionsGet_1_0.errors = vErrors;
return errors === 0;
}

export const planningBriefGet_2_0 = validate_planningBriefGet_2_0;
const schema_8243f0af367f = {"type":"object","properties":{}};

function validate_planningBriefGet_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate_planningBriefGet_2_0.errors = vErrors;
return errors === 0;
}

export const availabilityQuery_2_0 = validate_availabilityQuery_2_0;
const schema_84be8c70e0bc = {"type":"object","properties":{"when_preset":{"$ref":"#/$defs/AvailabilityWhenPreset"},"starts_after":{"type":"string","format":"date-time"},"starts_before":{"type":"string","format":"date-time"},"daily_start":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"daily_end":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"days_of_week":{"type":"array","items":{"type":"integer","minimum":1,"maximum":7},"maxItems":7},"person_handles":{"type":"array","items":{"$ref":"#/$defs/PersonHandle"},"maxItems":25},"person_names":{"type":"array","items":{"type":"string","maxLength":120},"maxItems":25},"allow_refresh":{"type":"boolean"},"refresh_mode":{"type":"string","enum":["existing","freebusy_only"]},"limit":{"type":"integer","minimum":1,"maximum":25},"snapshot_handle":{"$ref":"#/$defs/SnapshotHandle"},"cursor":{"type":"string","maxLength":2048}}};
const schema_477028d0ac23 = {"type":"string","enum":["today","tomorrow","next-few-days","next-few-days-weekdays","next-few-days-weekends","this-week","next-week","this-weekend","next-weekend","next-few-weekends","next-few-weeks","next-few-weeks-weekdays"]};

function validate_AvailabilityWhenPreset(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((((data === "today") || (data === "tomorrow")) || (data === "next-few-days")) || (data === "next-few-days-weekdays")) || (data === "next-few-days-weekends")) || (data === "this-week")) || (data === "next-week")) || (data === "this-weekend")) || (data === "next-weekend")) || (data === "next-few-weekends")) || (data === "next-few-weeks")) || (data === "next-few-weeks-weekdays"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_477028d0ac23.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_AvailabilityWhenPreset.errors = vErrors;
return errors === 0;
}


function validate_PersonHandle(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_PersonHandle.errors = vErrors;
return errors === 0;
}


function validate_SnapshotHandle(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_SnapshotHandle.errors = vErrors;
return errors === 0;
}

const formats_37d7ec70449e = require("ajv-formats/dist/formats").fullFormats["date-time"];
const pattern_39a346498562 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");

function validate_availabilityQuery_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.when_preset !== undefined && func_191f75b36e8d.call(data, "when_preset")){
if(!(validate_AvailabilityWhenPreset(data.when_preset, {instancePath:instancePath+"/when_preset",parentData:data,parentDataProperty:"when_preset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AvailabilityWhenPreset.errors : vErrors.concat(validate_AvailabilityWhenPreset.errors);
errors = vErrors.length;
}
}
if(data.starts_after !== undefined && func_191f75b36e8d.call(data, "starts_after")){
let data1 = data.starts_after;
if(typeof data1 === "string"){
if(!(formats_37d7ec70449e.validate(data1))){
const err0 = {instancePath:instancePath+"/starts_after",schemaPath:"#/properties/starts_after/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/starts_after",schemaPath:"#/properties/starts_after/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.starts_before !== undefined && func_191f75b36e8d.call(data, "starts_before")){
let data2 = data.starts_before;
if(typeof data2 === "string"){
if(!(formats_37d7ec70449e.validate(data2))){
const err2 = {instancePath:instancePath+"/starts_before",schemaPath:"#/properties/starts_before/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/starts_before",schemaPath:"#/properties/starts_before/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.daily_start !== undefined && func_191f75b36e8d.call(data, "daily_start")){
let data3 = data.daily_start;
if(typeof data3 === "string"){
if(!pattern_39a346498562.test(data3)){
const err4 = {instancePath:instancePath+"/daily_start",schemaPath:"#/properties/daily_start/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/daily_start",schemaPath:"#/properties/daily_start/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.daily_end !== undefined && func_191f75b36e8d.call(data, "daily_end")){
let data4 = data.daily_end;
if(typeof data4 === "string"){
if(!pattern_39a346498562.test(data4)){
const err6 = {instancePath:instancePath+"/daily_end",schemaPath:"#/properties/daily_end/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/daily_end",schemaPath:"#/properties/daily_end/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.days_of_week !== undefined && func_191f75b36e8d.call(data, "days_of_week")){
let data5 = data.days_of_week;
if(Array.isArray(data5)){
if(data5.length > 7){
const err8 = {instancePath:instancePath+"/days_of_week",schemaPath:"#/properties/days_of_week/maxItems",keyword:"maxItems",params:{limit: 7}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/days_of_week/" + i0,schemaPath:"#/properties/days_of_week/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 7 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/days_of_week/" + i0,schemaPath:"#/properties/days_of_week/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/days_of_week/" + i0,schemaPath:"#/properties/days_of_week/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/days_of_week",schemaPath:"#/properties/days_of_week/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.person_handles !== undefined && func_191f75b36e8d.call(data, "person_handles")){
let data7 = data.person_handles;
if(Array.isArray(data7)){
if(data7.length > 25){
const err13 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/maxItems",keyword:"maxItems",params:{limit: 25}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_PersonHandle(data7[i1], {instancePath:instancePath+"/person_handles/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandle.errors : vErrors.concat(validate_PersonHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.person_names !== undefined && func_191f75b36e8d.call(data, "person_names")){
let data9 = data.person_names;
if(Array.isArray(data9)){
if(data9.length > 25){
const err15 = {instancePath:instancePath+"/person_names",schemaPath:"#/properties/person_names/maxItems",keyword:"maxItems",params:{limit: 25}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(func_7a0318136635(data10) > 120){
const err16 = {instancePath:instancePath+"/person_names/" + i2,schemaPath:"#/properties/person_names/items/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/person_names/" + i2,schemaPath:"#/properties/person_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/person_names",schemaPath:"#/properties/person_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.allow_refresh !== undefined && func_191f75b36e8d.call(data, "allow_refresh")){
if(typeof data.allow_refresh !== "boolean"){
const err19 = {instancePath:instancePath+"/allow_refresh",schemaPath:"#/properties/allow_refresh/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.refresh_mode !== undefined && func_191f75b36e8d.call(data, "refresh_mode")){
let data12 = data.refresh_mode;
if(typeof data12 !== "string"){
const err20 = {instancePath:instancePath+"/refresh_mode",schemaPath:"#/properties/refresh_mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data12 === "existing") || (data12 === "freebusy_only"))){
const err21 = {instancePath:instancePath+"/refresh_mode",schemaPath:"#/properties/refresh_mode/enum",keyword:"enum",params:{allowedValues: schema_84be8c70e0bc.properties.refresh_mode.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.limit !== undefined && func_191f75b36e8d.call(data, "limit")){
let data13 = data.limit;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err22 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 25 || isNaN(data13)){
const err23 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err24 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.snapshot_handle !== undefined && func_191f75b36e8d.call(data, "snapshot_handle")){
if(!(validate_SnapshotHandle(data.snapshot_handle, {instancePath:instancePath+"/snapshot_handle",parentData:data,parentDataProperty:"snapshot_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SnapshotHandle.errors : vErrors.concat(validate_SnapshotHandle.errors);
errors = vErrors.length;
}
}
if(data.cursor !== undefined && func_191f75b36e8d.call(data, "cursor")){
let data15 = data.cursor;
if(typeof data15 === "string"){
if(func_7a0318136635(data15) > 2048){
const err25 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate_availabilityQuery_2_0.errors = vErrors;
return errors === 0;
}

export const availabilityQuery_2026_08_11_3 = validate_availabilityQuery_2026_08_11_3;
const schema_51b4fb69ab1f = {"type":"object","properties":{"when_preset":{"$ref":"#/$defs/AvailabilityWhenPreset"},"starts_after":{"type":"string","format":"date-time"},"starts_before":{"type":"string","format":"date-time"},"daily_start":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"daily_end":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"days_of_week":{"type":"array","items":{"type":"integer","minimum":1,"maximum":7},"maxItems":7},"person_handles":{"type":"array","items":{"$ref":"#/$defs/PersonHandle"},"maxItems":25},"person_names":{"type":"array","items":{"type":"string","maxLength":120},"maxItems":25},"allow_refresh":{"type":"boolean"},"limit":{"type":"integer","minimum":1,"maximum":25},"snapshot_handle":{"$ref":"#/$defs/SnapshotHandle"},"cursor":{"type":"string","maxLength":2048}}};

function validate_availabilityQuery_2026_08_11_3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.when_preset !== undefined && func_191f75b36e8d.call(data, "when_preset")){
if(!(validate_AvailabilityWhenPreset(data.when_preset, {instancePath:instancePath+"/when_preset",parentData:data,parentDataProperty:"when_preset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AvailabilityWhenPreset.errors : vErrors.concat(validate_AvailabilityWhenPreset.errors);
errors = vErrors.length;
}
}
if(data.starts_after !== undefined && func_191f75b36e8d.call(data, "starts_after")){
let data1 = data.starts_after;
if(typeof data1 === "string"){
if(!(formats_37d7ec70449e.validate(data1))){
const err0 = {instancePath:instancePath+"/starts_after",schemaPath:"#/properties/starts_after/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/starts_after",schemaPath:"#/properties/starts_after/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.starts_before !== undefined && func_191f75b36e8d.call(data, "starts_before")){
let data2 = data.starts_before;
if(typeof data2 === "string"){
if(!(formats_37d7ec70449e.validate(data2))){
const err2 = {instancePath:instancePath+"/starts_before",schemaPath:"#/properties/starts_before/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/starts_before",schemaPath:"#/properties/starts_before/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.daily_start !== undefined && func_191f75b36e8d.call(data, "daily_start")){
let data3 = data.daily_start;
if(typeof data3 === "string"){
if(!pattern_39a346498562.test(data3)){
const err4 = {instancePath:instancePath+"/daily_start",schemaPath:"#/properties/daily_start/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/daily_start",schemaPath:"#/properties/daily_start/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.daily_end !== undefined && func_191f75b36e8d.call(data, "daily_end")){
let data4 = data.daily_end;
if(typeof data4 === "string"){
if(!pattern_39a346498562.test(data4)){
const err6 = {instancePath:instancePath+"/daily_end",schemaPath:"#/properties/daily_end/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/daily_end",schemaPath:"#/properties/daily_end/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.days_of_week !== undefined && func_191f75b36e8d.call(data, "days_of_week")){
let data5 = data.days_of_week;
if(Array.isArray(data5)){
if(data5.length > 7){
const err8 = {instancePath:instancePath+"/days_of_week",schemaPath:"#/properties/days_of_week/maxItems",keyword:"maxItems",params:{limit: 7}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/days_of_week/" + i0,schemaPath:"#/properties/days_of_week/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 7 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/days_of_week/" + i0,schemaPath:"#/properties/days_of_week/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/days_of_week/" + i0,schemaPath:"#/properties/days_of_week/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/days_of_week",schemaPath:"#/properties/days_of_week/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.person_handles !== undefined && func_191f75b36e8d.call(data, "person_handles")){
let data7 = data.person_handles;
if(Array.isArray(data7)){
if(data7.length > 25){
const err13 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/maxItems",keyword:"maxItems",params:{limit: 25}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_PersonHandle(data7[i1], {instancePath:instancePath+"/person_handles/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandle.errors : vErrors.concat(validate_PersonHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.person_names !== undefined && func_191f75b36e8d.call(data, "person_names")){
let data9 = data.person_names;
if(Array.isArray(data9)){
if(data9.length > 25){
const err15 = {instancePath:instancePath+"/person_names",schemaPath:"#/properties/person_names/maxItems",keyword:"maxItems",params:{limit: 25}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(func_7a0318136635(data10) > 120){
const err16 = {instancePath:instancePath+"/person_names/" + i2,schemaPath:"#/properties/person_names/items/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/person_names/" + i2,schemaPath:"#/properties/person_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/person_names",schemaPath:"#/properties/person_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.allow_refresh !== undefined && func_191f75b36e8d.call(data, "allow_refresh")){
if(typeof data.allow_refresh !== "boolean"){
const err19 = {instancePath:instancePath+"/allow_refresh",schemaPath:"#/properties/allow_refresh/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.limit !== undefined && func_191f75b36e8d.call(data, "limit")){
let data12 = data.limit;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err20 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 25 || isNaN(data12)){
const err21 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err22 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.snapshot_handle !== undefined && func_191f75b36e8d.call(data, "snapshot_handle")){
if(!(validate_SnapshotHandle(data.snapshot_handle, {instancePath:instancePath+"/snapshot_handle",parentData:data,parentDataProperty:"snapshot_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SnapshotHandle.errors : vErrors.concat(validate_SnapshotHandle.errors);
errors = vErrors.length;
}
}
if(data.cursor !== undefined && func_191f75b36e8d.call(data, "cursor")){
let data14 = data.cursor;
if(typeof data14 === "string"){
if(func_7a0318136635(data14) > 2048){
const err23 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate_availabilityQuery_2026_08_11_3.errors = vErrors;
return errors === 0;
}

export const calendarStatusGet_1_0 = validate_calendarStatusGet_1_0;

function validate_calendarStatusGet_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate_calendarStatusGet_1_0.errors = vErrors;
return errors === 0;
}

export const eventsSearch_1_0 = validate_eventsSearch_1_0;
const schema_6e4b9640e776 = {"type":"object","properties":{"query":{"type":"string","maxLength":160},"venue_query":{"type":"string","maxLength":160},"starts_after":{"type":"string","maxLength":80},"starts_before":{"type":"string","maxLength":80},"timezone":{"type":"string","maxLength":80},"limit":{"type":"integer","minimum":1,"maximum":25}},"additionalProperties":false,"anyOf":[{"properties":{"query":{}},"required":["query"]},{"properties":{"venue_query":{}},"required":["venue_query"]},{"properties":{"starts_after":{}},"required":["starts_after"]},{"properties":{"starts_before":{}},"required":["starts_before"]}]};

function validate_eventsSearch_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.query === undefined) || (!(func_191f75b36e8d.call(data, "query")))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "query"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.venue_query === undefined) || (!(func_191f75b36e8d.call(data, "venue_query")))){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "venue_query"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.starts_after === undefined) || (!(func_191f75b36e8d.call(data, "starts_after")))){
const err2 = {instancePath,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty: "starts_after"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.starts_before === undefined) || (!(func_191f75b36e8d.call(data, "starts_before")))){
const err3 = {instancePath,schemaPath:"#/anyOf/3/required",keyword:"required",params:{missingProperty: "starts_before"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
}
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "query") || (key0 === "venue_query")) || (key0 === "starts_after")) || (key0 === "starts_before")) || (key0 === "timezone")) || (key0 === "limit"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined && func_191f75b36e8d.call(data, "query")){
let data0 = data.query;
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 160){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.venue_query !== undefined && func_191f75b36e8d.call(data, "venue_query")){
let data1 = data.venue_query;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 160){
const err8 = {instancePath:instancePath+"/venue_query",schemaPath:"#/properties/venue_query/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/venue_query",schemaPath:"#/properties/venue_query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.starts_after !== undefined && func_191f75b36e8d.call(data, "starts_after")){
let data2 = data.starts_after;
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 80){
const err10 = {instancePath:instancePath+"/starts_after",schemaPath:"#/properties/starts_after/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/starts_after",schemaPath:"#/properties/starts_after/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.starts_before !== undefined && func_191f75b36e8d.call(data, "starts_before")){
let data3 = data.starts_before;
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 80){
const err12 = {instancePath:instancePath+"/starts_before",schemaPath:"#/properties/starts_before/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/starts_before",schemaPath:"#/properties/starts_before/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.timezone !== undefined && func_191f75b36e8d.call(data, "timezone")){
let data4 = data.timezone;
if(typeof data4 === "string"){
if(func_7a0318136635(data4) > 80){
const err14 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.limit !== undefined && func_191f75b36e8d.call(data, "limit")){
let data5 = data.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 25 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate_eventsSearch_1_0.errors = vErrors;
return errors === 0;
}

export const eventsSearch_2026_08_11_3 = validate_eventsSearch_2026_08_11_3;
const schema_e3a9b0b93884 = {"type":"object","properties":{"query":{"type":"string","maxLength":160},"venue_query":{"type":"string","maxLength":160},"starts_after":{"type":"string","maxLength":80},"starts_before":{"type":"string","maxLength":80},"timezone":{"type":"string","maxLength":80},"limit":{"type":"integer","minimum":1,"maximum":25},"q":{"type":"string","maxLength":160},"event_query":{"type":"string","maxLength":160}}};

function validate_eventsSearch_2026_08_11_3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined && func_191f75b36e8d.call(data, "query")){
let data0 = data.query;
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 160){
const err0 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.venue_query !== undefined && func_191f75b36e8d.call(data, "venue_query")){
let data1 = data.venue_query;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 160){
const err2 = {instancePath:instancePath+"/venue_query",schemaPath:"#/properties/venue_query/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/venue_query",schemaPath:"#/properties/venue_query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.starts_after !== undefined && func_191f75b36e8d.call(data, "starts_after")){
let data2 = data.starts_after;
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 80){
const err4 = {instancePath:instancePath+"/starts_after",schemaPath:"#/properties/starts_after/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/starts_after",schemaPath:"#/properties/starts_after/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.starts_before !== undefined && func_191f75b36e8d.call(data, "starts_before")){
let data3 = data.starts_before;
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 80){
const err6 = {instancePath:instancePath+"/starts_before",schemaPath:"#/properties/starts_before/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/starts_before",schemaPath:"#/properties/starts_before/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.timezone !== undefined && func_191f75b36e8d.call(data, "timezone")){
let data4 = data.timezone;
if(typeof data4 === "string"){
if(func_7a0318136635(data4) > 80){
const err8 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.limit !== undefined && func_191f75b36e8d.call(data, "limit")){
let data5 = data.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 25 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.q !== undefined && func_191f75b36e8d.call(data, "q")){
let data6 = data.q;
if(typeof data6 === "string"){
if(func_7a0318136635(data6) > 160){
const err13 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.event_query !== undefined && func_191f75b36e8d.call(data, "event_query")){
let data7 = data.event_query;
if(typeof data7 === "string"){
if(func_7a0318136635(data7) > 160){
const err15 = {instancePath:instancePath+"/event_query",schemaPath:"#/properties/event_query/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/event_query",schemaPath:"#/properties/event_query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate_eventsSearch_2026_08_11_3.errors = vErrors;
return errors === 0;
}

export const ideasCapture_3_0 = validate_ideasCapture_3_0;
const schema_9b961c23fd83 = {"type":"object","properties":{"raw_text":{"type":"string","maxLength":10000},"text":{"type":"string","maxLength":10000},"subject_text":{"type":"string","maxLength":10000},"source_url":{"type":"string","format":"uri","maxLength":2048},"target_feed_text":{"type":"string","maxLength":160},"target_person_text":{"type":"string","maxLength":160},"media_refs":{"type":"array","items":{"$ref":"#/$defs/MediaRef"},"maxItems":4},"capture_public_id":{"$ref":"#/$defs/CapturePublicId"},"clarification_answer":{"type":"string","maxLength":2000},"expected_state_version":{"$ref":"#/$defs/StateVersion"},"target_ideas_list_handle":{"$ref":"#/$defs/IdeasListHandleLong"}}};
const formats_73ec681db9a3 = require("ajv-formats/dist/formats").fullFormats.uri;
const schema_4d0b800706ff = {"type":"string","maxLength":40};

function validate_MediaRef(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_MediaRef.errors = vErrors;
return errors === 0;
}

const schema_6c1ea734b7ee = {"type":"string","maxLength":32};

function validate_CapturePublicId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 32){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_CapturePublicId.errors = vErrors;
return errors === 0;
}

const schema_be5ac72348ac = {"type":"integer","minimum":1};

function validate_StateVersion(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate_StateVersion.errors = vErrors;
return errors === 0;
}

const schema_ad2f7345df8c = {"type":"string","maxLength":191};

function validate_IdeasListHandleLong(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 191){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 191}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_IdeasListHandleLong.errors = vErrors;
return errors === 0;
}


function validate_ideasCapture_3_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.raw_text !== undefined && func_191f75b36e8d.call(data, "raw_text")){
let data0 = data.raw_text;
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 10000){
const err0 = {instancePath:instancePath+"/raw_text",schemaPath:"#/properties/raw_text/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/raw_text",schemaPath:"#/properties/raw_text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.text !== undefined && func_191f75b36e8d.call(data, "text")){
let data1 = data.text;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 10000){
const err2 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.subject_text !== undefined && func_191f75b36e8d.call(data, "subject_text")){
let data2 = data.subject_text;
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 10000){
const err4 = {instancePath:instancePath+"/subject_text",schemaPath:"#/properties/subject_text/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/subject_text",schemaPath:"#/properties/subject_text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.source_url !== undefined && func_191f75b36e8d.call(data, "source_url")){
let data3 = data.source_url;
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 2048){
const err6 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats_73ec681db9a3(data3))){
const err7 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.target_feed_text !== undefined && func_191f75b36e8d.call(data, "target_feed_text")){
let data4 = data.target_feed_text;
if(typeof data4 === "string"){
if(func_7a0318136635(data4) > 160){
const err9 = {instancePath:instancePath+"/target_feed_text",schemaPath:"#/properties/target_feed_text/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/target_feed_text",schemaPath:"#/properties/target_feed_text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.target_person_text !== undefined && func_191f75b36e8d.call(data, "target_person_text")){
let data5 = data.target_person_text;
if(typeof data5 === "string"){
if(func_7a0318136635(data5) > 160){
const err11 = {instancePath:instancePath+"/target_person_text",schemaPath:"#/properties/target_person_text/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/target_person_text",schemaPath:"#/properties/target_person_text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.media_refs !== undefined && func_191f75b36e8d.call(data, "media_refs")){
let data6 = data.media_refs;
if(Array.isArray(data6)){
if(data6.length > 4){
const err13 = {instancePath:instancePath+"/media_refs",schemaPath:"#/properties/media_refs/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_MediaRef(data6[i0], {instancePath:instancePath+"/media_refs/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MediaRef.errors : vErrors.concat(validate_MediaRef.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/media_refs",schemaPath:"#/properties/media_refs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.capture_public_id !== undefined && func_191f75b36e8d.call(data, "capture_public_id")){
if(!(validate_CapturePublicId(data.capture_public_id, {instancePath:instancePath+"/capture_public_id",parentData:data,parentDataProperty:"capture_public_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CapturePublicId.errors : vErrors.concat(validate_CapturePublicId.errors);
errors = vErrors.length;
}
}
if(data.clarification_answer !== undefined && func_191f75b36e8d.call(data, "clarification_answer")){
let data9 = data.clarification_answer;
if(typeof data9 === "string"){
if(func_7a0318136635(data9) > 2000){
const err15 = {instancePath:instancePath+"/clarification_answer",schemaPath:"#/properties/clarification_answer/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/clarification_answer",schemaPath:"#/properties/clarification_answer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.expected_state_version !== undefined && func_191f75b36e8d.call(data, "expected_state_version")){
if(!(validate_StateVersion(data.expected_state_version, {instancePath:instancePath+"/expected_state_version",parentData:data,parentDataProperty:"expected_state_version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_StateVersion.errors : vErrors.concat(validate_StateVersion.errors);
errors = vErrors.length;
}
}
if(data.target_ideas_list_handle !== undefined && func_191f75b36e8d.call(data, "target_ideas_list_handle")){
if(!(validate_IdeasListHandleLong(data.target_ideas_list_handle, {instancePath:instancePath+"/target_ideas_list_handle",parentData:data,parentDataProperty:"target_ideas_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandleLong.errors : vErrors.concat(validate_IdeasListHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate_ideasCapture_3_0.errors = vErrors;
return errors === 0;
}

export const ideasCapture_2_0 = validate_ideasCapture_2_0;
const schema_cc74cca846b2 = {"type":"object","properties":{"raw_text":{"type":"string","maxLength":10000},"text":{"type":"string","maxLength":10000},"source_url":{"type":"string","format":"uri","maxLength":2048},"target_feed_text":{"type":"string","maxLength":160},"target_person_text":{"type":"string","maxLength":160},"media_refs":{"type":"array","items":{"$ref":"#/$defs/MediaRef"},"maxItems":4},"capture_public_id":{"$ref":"#/$defs/CapturePublicId"},"clarification_answer":{"type":"string","maxLength":2000},"target_ideas_list_handle":{"$ref":"#/$defs/IdeasListHandleLong"}}};

function validate_ideasCapture_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.raw_text !== undefined && func_191f75b36e8d.call(data, "raw_text")){
let data0 = data.raw_text;
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 10000){
const err0 = {instancePath:instancePath+"/raw_text",schemaPath:"#/properties/raw_text/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/raw_text",schemaPath:"#/properties/raw_text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.text !== undefined && func_191f75b36e8d.call(data, "text")){
let data1 = data.text;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 10000){
const err2 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.source_url !== undefined && func_191f75b36e8d.call(data, "source_url")){
let data2 = data.source_url;
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 2048){
const err4 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats_73ec681db9a3(data2))){
const err5 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.target_feed_text !== undefined && func_191f75b36e8d.call(data, "target_feed_text")){
let data3 = data.target_feed_text;
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 160){
const err7 = {instancePath:instancePath+"/target_feed_text",schemaPath:"#/properties/target_feed_text/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/target_feed_text",schemaPath:"#/properties/target_feed_text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.target_person_text !== undefined && func_191f75b36e8d.call(data, "target_person_text")){
let data4 = data.target_person_text;
if(typeof data4 === "string"){
if(func_7a0318136635(data4) > 160){
const err9 = {instancePath:instancePath+"/target_person_text",schemaPath:"#/properties/target_person_text/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/target_person_text",schemaPath:"#/properties/target_person_text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.media_refs !== undefined && func_191f75b36e8d.call(data, "media_refs")){
let data5 = data.media_refs;
if(Array.isArray(data5)){
if(data5.length > 4){
const err11 = {instancePath:instancePath+"/media_refs",schemaPath:"#/properties/media_refs/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_MediaRef(data5[i0], {instancePath:instancePath+"/media_refs/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MediaRef.errors : vErrors.concat(validate_MediaRef.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/media_refs",schemaPath:"#/properties/media_refs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.capture_public_id !== undefined && func_191f75b36e8d.call(data, "capture_public_id")){
if(!(validate_CapturePublicId(data.capture_public_id, {instancePath:instancePath+"/capture_public_id",parentData:data,parentDataProperty:"capture_public_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CapturePublicId.errors : vErrors.concat(validate_CapturePublicId.errors);
errors = vErrors.length;
}
}
if(data.clarification_answer !== undefined && func_191f75b36e8d.call(data, "clarification_answer")){
let data8 = data.clarification_answer;
if(typeof data8 === "string"){
if(func_7a0318136635(data8) > 2000){
const err13 = {instancePath:instancePath+"/clarification_answer",schemaPath:"#/properties/clarification_answer/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/clarification_answer",schemaPath:"#/properties/clarification_answer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.target_ideas_list_handle !== undefined && func_191f75b36e8d.call(data, "target_ideas_list_handle")){
if(!(validate_IdeasListHandleLong(data.target_ideas_list_handle, {instancePath:instancePath+"/target_ideas_list_handle",parentData:data,parentDataProperty:"target_ideas_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandleLong.errors : vErrors.concat(validate_IdeasListHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate_ideasCapture_2_0.errors = vErrors;
return errors === 0;
}

export const ideasCaptureGet_2_0 = validate_ideasCaptureGet_2_0;
const schema_b58cb36eee18 = {"type":"object","properties":{"capture_public_id":{"$ref":"#/$defs/CapturePublicId"},"after_cursor":{"type":"integer","minimum":0}}};

function validate_ideasCaptureGet_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.capture_public_id !== undefined && func_191f75b36e8d.call(data, "capture_public_id")){
if(!(validate_CapturePublicId(data.capture_public_id, {instancePath:instancePath+"/capture_public_id",parentData:data,parentDataProperty:"capture_public_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CapturePublicId.errors : vErrors.concat(validate_CapturePublicId.errors);
errors = vErrors.length;
}
}
if(data.after_cursor !== undefined && func_191f75b36e8d.call(data, "after_cursor")){
let data1 = data.after_cursor;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/after_cursor",schemaPath:"#/properties/after_cursor/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/after_cursor",schemaPath:"#/properties/after_cursor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_ideasCaptureGet_2_0.errors = vErrors;
return errors === 0;
}

export const ideasCaptureGet_1_0 = validate_ideasCaptureGet_1_0;

function validate_ideasCaptureGet_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.capture_public_id !== undefined && func_191f75b36e8d.call(data, "capture_public_id")){
if(!(validate_CapturePublicId(data.capture_public_id, {instancePath:instancePath+"/capture_public_id",parentData:data,parentDataProperty:"capture_public_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CapturePublicId.errors : vErrors.concat(validate_CapturePublicId.errors);
errors = vErrors.length;
}
}
if(data.after_cursor !== undefined && func_191f75b36e8d.call(data, "after_cursor")){
let data1 = data.after_cursor;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/after_cursor",schemaPath:"#/properties/after_cursor/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/after_cursor",schemaPath:"#/properties/after_cursor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_ideasCaptureGet_1_0.errors = vErrors;
return errors === 0;
}

export const ideasCaptureRetry_2_1 = validate_ideasCaptureRetry_2_1;
const schema_ecdb461d51f5 = {"type":"object","properties":{"capture_public_id":{"$ref":"#/$defs/CapturePublicId"},"expected_state_version":{"$ref":"#/$defs/StateVersion"},"additional_detail":{"type":"string","maxLength":2000},"evidence_media_refs":{"type":"array","items":{"$ref":"#/$defs/MediaRef"},"maxItems":4}},"required":["capture_public_id","expected_state_version"]};

function validate_ideasCaptureRetry_2_1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.capture_public_id === undefined) || (!(func_191f75b36e8d.call(data, "capture_public_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "capture_public_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.expected_state_version === undefined) || (!(func_191f75b36e8d.call(data, "expected_state_version")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expected_state_version"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.capture_public_id !== undefined && func_191f75b36e8d.call(data, "capture_public_id")){
if(!(validate_CapturePublicId(data.capture_public_id, {instancePath:instancePath+"/capture_public_id",parentData:data,parentDataProperty:"capture_public_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CapturePublicId.errors : vErrors.concat(validate_CapturePublicId.errors);
errors = vErrors.length;
}
}
if(data.expected_state_version !== undefined && func_191f75b36e8d.call(data, "expected_state_version")){
if(!(validate_StateVersion(data.expected_state_version, {instancePath:instancePath+"/expected_state_version",parentData:data,parentDataProperty:"expected_state_version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_StateVersion.errors : vErrors.concat(validate_StateVersion.errors);
errors = vErrors.length;
}
}
if(data.additional_detail !== undefined && func_191f75b36e8d.call(data, "additional_detail")){
let data2 = data.additional_detail;
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 2000){
const err2 = {instancePath:instancePath+"/additional_detail",schemaPath:"#/properties/additional_detail/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/additional_detail",schemaPath:"#/properties/additional_detail/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.evidence_media_refs !== undefined && func_191f75b36e8d.call(data, "evidence_media_refs")){
let data3 = data.evidence_media_refs;
if(Array.isArray(data3)){
if(data3.length > 4){
const err4 = {instancePath:instancePath+"/evidence_media_refs",schemaPath:"#/properties/evidence_media_refs/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_MediaRef(data3[i0], {instancePath:instancePath+"/evidence_media_refs/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MediaRef.errors : vErrors.concat(validate_MediaRef.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/evidence_media_refs",schemaPath:"#/properties/evidence_media_refs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate_ideasCaptureRetry_2_1.errors = vErrors;
return errors === 0;
}

export const discoveryPrepare_1_0 = validate_discoveryPrepare_1_0;
const schema_af584a3f6fe7 = {"type":"object","properties":{"target_kinds":{"type":"array","items":{"$ref":"#/$defs/TargetKind"},"maxItems":5},"person_handles":{"type":"array","items":{"$ref":"#/$defs/PersonHandleLong"},"maxItems":10},"starts_after":{"type":"string","maxLength":80},"starts_before":{"type":"string","maxLength":80},"requested_start_at":{"type":"string","maxLength":80},"requested_end_at":{"type":"string","maxLength":80},"timezone":{"type":"string","maxLength":80},"limit":{"type":"integer","minimum":1,"maximum":10},"replacement_dimensions":{"type":"array","items":{"$ref":"#/$defs/ReplacementDimension"},"maxItems":11},"constraint_changes":{"type":"array","items":{"$ref":"#/$defs/ConstraintChange"},"maxItems":12},"query":{"type":"string","maxLength":500},"parent_run_handle":{"$ref":"#/$defs/RunHandle"},"semantic_subject":{"type":"string","maxLength":500},"reply_contract_handle":{"$ref":"#/$defs/ReplyContractHandle"},"expected_state_version":{"$ref":"#/$defs/StateVersion"},"objective_relation":{"$ref":"#/$defs/ObjectiveRelation"}},"required":["query"],"additionalProperties":false};
const schema_f927e5a00851 = {"type":"string","enum":["place","event","occurrence","offering","activity"]};

function validate_TargetKind(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "place") || (data === "event")) || (data === "occurrence")) || (data === "offering")) || (data === "activity"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_f927e5a00851.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_TargetKind.errors = vErrors;
return errors === 0;
}


function validate_PersonHandleLong(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 191){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 191}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_PersonHandleLong.errors = vErrors;
return errors === 0;
}

const schema_9068e0e490d8 = {"type":"string","enum":["semantic_subject","target_kind","geography","temporal","temporal_interval","temporal_weekday","temporal_daypart","temporal_exact_time","temporal_duration","constraints","participants"]};

function validate_ReplacementDimension(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((((data === "semantic_subject") || (data === "target_kind")) || (data === "geography")) || (data === "temporal")) || (data === "temporal_interval")) || (data === "temporal_weekday")) || (data === "temporal_daypart")) || (data === "temporal_exact_time")) || (data === "temporal_duration")) || (data === "constraints")) || (data === "participants"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_9068e0e490d8.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_ReplacementDimension.errors = vErrors;
return errors === 0;
}

const schema_4df24c318a1b = {"type":"object","properties":{"operation":{"type":"string","enum":["add","modify","remove","preserve"]},"semantic_id":{"type":"string","maxLength":121},"coverage_state":{"type":"string","enum":["resolved","unresolved","conflicting"]},"constraint_type":{"type":"string","maxLength":80},"label":{"type":"string","maxLength":160},"value":{"type":"string","maxLength":240},"structured_value":{"$ref":"#/$defs/StructuredValue"},"hardness":{"type":"string","enum":["hard","soft"]},"source_span":{"type":"string","maxLength":160},"decision_impact":{"type":"string","enum":["eligibility","ranking","clarification"]},"confidence":{"type":"number","minimum":0,"maximum":1}},"required":["operation","semantic_id","coverage_state"],"additionalProperties":false};
const schema_f4e8b99102ca = {"type":"object","properties":{"minimum_amount":{"type":["number","null"],"minimum":0},"maximum_amount":{"type":["number","null"],"minimum":0},"currency":{"type":["string","null"],"minLength":3,"maxLength":3},"scope":{"anyOf":[{"type":"string","enum":["total","per_person"]},{"type":"null"}]}},"required":["minimum_amount","maximum_amount","currency","scope"],"additionalProperties":false};

function validate_StructuredValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.minimum_amount === undefined) || (!(func_191f75b36e8d.call(data, "minimum_amount")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimum_amount"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.maximum_amount === undefined) || (!(func_191f75b36e8d.call(data, "maximum_amount")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maximum_amount"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.currency === undefined) || (!(func_191f75b36e8d.call(data, "currency")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.scope === undefined) || (!(func_191f75b36e8d.call(data, "scope")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scope"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "minimum_amount") || (key0 === "maximum_amount")) || (key0 === "currency")) || (key0 === "scope"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.minimum_amount !== undefined && func_191f75b36e8d.call(data, "minimum_amount")){
let data0 = data.minimum_amount;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
const err5 = {instancePath:instancePath+"/minimum_amount",schemaPath:"#/properties/minimum_amount/type",keyword:"type",params:{type: schema_f4e8b99102ca.properties.minimum_amount.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/minimum_amount",schemaPath:"#/properties/minimum_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.maximum_amount !== undefined && func_191f75b36e8d.call(data, "maximum_amount")){
let data1 = data.maximum_amount;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err7 = {instancePath:instancePath+"/maximum_amount",schemaPath:"#/properties/maximum_amount/type",keyword:"type",params:{type: schema_f4e8b99102ca.properties.maximum_amount.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/maximum_amount",schemaPath:"#/properties/maximum_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.currency !== undefined && func_191f75b36e8d.call(data, "currency")){
let data2 = data.currency;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema_f4e8b99102ca.properties.currency.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 3){
const err10 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/maxLength",keyword:"maxLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func_7a0318136635(data2) < 3){
const err11 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/minLength",keyword:"minLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.scope !== undefined && func_191f75b36e8d.call(data, "scope")){
let data3 = data.scope;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data3 === "total") || (data3 === "per_person"))){
const err13 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema_f4e8b99102ca.properties.scope.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data3 !== null){
const err14 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err15 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate_StructuredValue.errors = vErrors;
return errors === 0;
}


function validate_ConstraintChange(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.operation === undefined) || (!(func_191f75b36e8d.call(data, "operation")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operation"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.semantic_id === undefined) || (!(func_191f75b36e8d.call(data, "semantic_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "semantic_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.coverage_state === undefined) || (!(func_191f75b36e8d.call(data, "coverage_state")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coverage_state"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func_191f75b36e8d.call(schema_4df24c318a1b.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.operation !== undefined && func_191f75b36e8d.call(data, "operation")){
let data0 = data.operation;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data0 === "add") || (data0 === "modify")) || (data0 === "remove")) || (data0 === "preserve"))){
const err5 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema_4df24c318a1b.properties.operation.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.semantic_id !== undefined && func_191f75b36e8d.call(data, "semantic_id")){
let data1 = data.semantic_id;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 121){
const err6 = {instancePath:instancePath+"/semantic_id",schemaPath:"#/properties/semantic_id/maxLength",keyword:"maxLength",params:{limit: 121}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/semantic_id",schemaPath:"#/properties/semantic_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.coverage_state !== undefined && func_191f75b36e8d.call(data, "coverage_state")){
let data2 = data.coverage_state;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/coverage_state",schemaPath:"#/properties/coverage_state/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data2 === "resolved") || (data2 === "unresolved")) || (data2 === "conflicting"))){
const err9 = {instancePath:instancePath+"/coverage_state",schemaPath:"#/properties/coverage_state/enum",keyword:"enum",params:{allowedValues: schema_4df24c318a1b.properties.coverage_state.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.constraint_type !== undefined && func_191f75b36e8d.call(data, "constraint_type")){
let data3 = data.constraint_type;
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 80){
const err10 = {instancePath:instancePath+"/constraint_type",schemaPath:"#/properties/constraint_type/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/constraint_type",schemaPath:"#/properties/constraint_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.label !== undefined && func_191f75b36e8d.call(data, "label")){
let data4 = data.label;
if(typeof data4 === "string"){
if(func_7a0318136635(data4) > 160){
const err12 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.value !== undefined && func_191f75b36e8d.call(data, "value")){
let data5 = data.value;
if(typeof data5 === "string"){
if(func_7a0318136635(data5) > 240){
const err14 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.structured_value !== undefined && func_191f75b36e8d.call(data, "structured_value")){
if(!(validate_StructuredValue(data.structured_value, {instancePath:instancePath+"/structured_value",parentData:data,parentDataProperty:"structured_value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_StructuredValue.errors : vErrors.concat(validate_StructuredValue.errors);
errors = vErrors.length;
}
}
if(data.hardness !== undefined && func_191f75b36e8d.call(data, "hardness")){
let data7 = data.hardness;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/hardness",schemaPath:"#/properties/hardness/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data7 === "hard") || (data7 === "soft"))){
const err17 = {instancePath:instancePath+"/hardness",schemaPath:"#/properties/hardness/enum",keyword:"enum",params:{allowedValues: schema_4df24c318a1b.properties.hardness.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.source_span !== undefined && func_191f75b36e8d.call(data, "source_span")){
let data8 = data.source_span;
if(typeof data8 === "string"){
if(func_7a0318136635(data8) > 160){
const err18 = {instancePath:instancePath+"/source_span",schemaPath:"#/properties/source_span/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/source_span",schemaPath:"#/properties/source_span/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.decision_impact !== undefined && func_191f75b36e8d.call(data, "decision_impact")){
let data9 = data.decision_impact;
if(typeof data9 !== "string"){
const err20 = {instancePath:instancePath+"/decision_impact",schemaPath:"#/properties/decision_impact/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data9 === "eligibility") || (data9 === "ranking")) || (data9 === "clarification"))){
const err21 = {instancePath:instancePath+"/decision_impact",schemaPath:"#/properties/decision_impact/enum",keyword:"enum",params:{allowedValues: schema_4df24c318a1b.properties.decision_impact.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.confidence !== undefined && func_191f75b36e8d.call(data, "confidence")){
let data10 = data.confidence;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1 || isNaN(data10)){
const err22 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err23 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate_ConstraintChange.errors = vErrors;
return errors === 0;
}


function validate_RunHandle(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_RunHandle.errors = vErrors;
return errors === 0;
}


function validate_ReplyContractHandle(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_ReplyContractHandle.errors = vErrors;
return errors === 0;
}

const schema_c7e59d86c274 = {"type":"string","enum":["continue","refine","supersede"]};

function validate_ObjectiveRelation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "continue") || (data === "refine")) || (data === "supersede"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_c7e59d86c274.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_ObjectiveRelation.errors = vErrors;
return errors === 0;
}


function validate_discoveryPrepare_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.query === undefined) || (!(func_191f75b36e8d.call(data, "query")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func_191f75b36e8d.call(schema_af584a3f6fe7.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.target_kinds !== undefined && func_191f75b36e8d.call(data, "target_kinds")){
let data0 = data.target_kinds;
if(Array.isArray(data0)){
if(data0.length > 5){
const err2 = {instancePath:instancePath+"/target_kinds",schemaPath:"#/properties/target_kinds/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_TargetKind(data0[i0], {instancePath:instancePath+"/target_kinds/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TargetKind.errors : vErrors.concat(validate_TargetKind.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/target_kinds",schemaPath:"#/properties/target_kinds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.person_handles !== undefined && func_191f75b36e8d.call(data, "person_handles")){
let data2 = data.person_handles;
if(Array.isArray(data2)){
if(data2.length > 10){
const err4 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_PersonHandleLong(data2[i1], {instancePath:instancePath+"/person_handles/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandleLong.errors : vErrors.concat(validate_PersonHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.starts_after !== undefined && func_191f75b36e8d.call(data, "starts_after")){
let data4 = data.starts_after;
if(typeof data4 === "string"){
if(func_7a0318136635(data4) > 80){
const err6 = {instancePath:instancePath+"/starts_after",schemaPath:"#/properties/starts_after/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/starts_after",schemaPath:"#/properties/starts_after/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.starts_before !== undefined && func_191f75b36e8d.call(data, "starts_before")){
let data5 = data.starts_before;
if(typeof data5 === "string"){
if(func_7a0318136635(data5) > 80){
const err8 = {instancePath:instancePath+"/starts_before",schemaPath:"#/properties/starts_before/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/starts_before",schemaPath:"#/properties/starts_before/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.requested_start_at !== undefined && func_191f75b36e8d.call(data, "requested_start_at")){
let data6 = data.requested_start_at;
if(typeof data6 === "string"){
if(func_7a0318136635(data6) > 80){
const err10 = {instancePath:instancePath+"/requested_start_at",schemaPath:"#/properties/requested_start_at/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/requested_start_at",schemaPath:"#/properties/requested_start_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.requested_end_at !== undefined && func_191f75b36e8d.call(data, "requested_end_at")){
let data7 = data.requested_end_at;
if(typeof data7 === "string"){
if(func_7a0318136635(data7) > 80){
const err12 = {instancePath:instancePath+"/requested_end_at",schemaPath:"#/properties/requested_end_at/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/requested_end_at",schemaPath:"#/properties/requested_end_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.timezone !== undefined && func_191f75b36e8d.call(data, "timezone")){
let data8 = data.timezone;
if(typeof data8 === "string"){
if(func_7a0318136635(data8) > 80){
const err14 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.limit !== undefined && func_191f75b36e8d.call(data, "limit")){
let data9 = data.limit;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 10 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err18 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.replacement_dimensions !== undefined && func_191f75b36e8d.call(data, "replacement_dimensions")){
let data10 = data.replacement_dimensions;
if(Array.isArray(data10)){
if(data10.length > 11){
const err19 = {instancePath:instancePath+"/replacement_dimensions",schemaPath:"#/properties/replacement_dimensions/maxItems",keyword:"maxItems",params:{limit: 11}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(!(validate_ReplacementDimension(data10[i2], {instancePath:instancePath+"/replacement_dimensions/" + i2,parentData:data10,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ReplacementDimension.errors : vErrors.concat(validate_ReplacementDimension.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/replacement_dimensions",schemaPath:"#/properties/replacement_dimensions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.constraint_changes !== undefined && func_191f75b36e8d.call(data, "constraint_changes")){
let data12 = data.constraint_changes;
if(Array.isArray(data12)){
if(data12.length > 12){
const err21 = {instancePath:instancePath+"/constraint_changes",schemaPath:"#/properties/constraint_changes/maxItems",keyword:"maxItems",params:{limit: 12}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
if(!(validate_ConstraintChange(data12[i3], {instancePath:instancePath+"/constraint_changes/" + i3,parentData:data12,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ConstraintChange.errors : vErrors.concat(validate_ConstraintChange.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/constraint_changes",schemaPath:"#/properties/constraint_changes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.query !== undefined && func_191f75b36e8d.call(data, "query")){
let data14 = data.query;
if(typeof data14 === "string"){
if(func_7a0318136635(data14) > 500){
const err23 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.parent_run_handle !== undefined && func_191f75b36e8d.call(data, "parent_run_handle")){
if(!(validate_RunHandle(data.parent_run_handle, {instancePath:instancePath+"/parent_run_handle",parentData:data,parentDataProperty:"parent_run_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RunHandle.errors : vErrors.concat(validate_RunHandle.errors);
errors = vErrors.length;
}
}
if(data.semantic_subject !== undefined && func_191f75b36e8d.call(data, "semantic_subject")){
let data16 = data.semantic_subject;
if(typeof data16 === "string"){
if(func_7a0318136635(data16) > 500){
const err25 = {instancePath:instancePath+"/semantic_subject",schemaPath:"#/properties/semantic_subject/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/semantic_subject",schemaPath:"#/properties/semantic_subject/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.reply_contract_handle !== undefined && func_191f75b36e8d.call(data, "reply_contract_handle")){
if(!(validate_ReplyContractHandle(data.reply_contract_handle, {instancePath:instancePath+"/reply_contract_handle",parentData:data,parentDataProperty:"reply_contract_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ReplyContractHandle.errors : vErrors.concat(validate_ReplyContractHandle.errors);
errors = vErrors.length;
}
}
if(data.expected_state_version !== undefined && func_191f75b36e8d.call(data, "expected_state_version")){
if(!(validate_StateVersion(data.expected_state_version, {instancePath:instancePath+"/expected_state_version",parentData:data,parentDataProperty:"expected_state_version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_StateVersion.errors : vErrors.concat(validate_StateVersion.errors);
errors = vErrors.length;
}
}
if(data.objective_relation !== undefined && func_191f75b36e8d.call(data, "objective_relation")){
if(!(validate_ObjectiveRelation(data.objective_relation, {instancePath:instancePath+"/objective_relation",parentData:data,parentDataProperty:"objective_relation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ObjectiveRelation.errors : vErrors.concat(validate_ObjectiveRelation.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate_discoveryPrepare_1_0.errors = vErrors;
return errors === 0;
}

export const discoveryRecord_1_0 = validate_discoveryRecord_1_0;
const schema_cb71a3d40384 = {"type":"object","properties":{"run_handle":{"$ref":"#/$defs/RunHandle"},"result_state":{"type":"string","enum":["results","partial","no_matches","failed"]},"candidates":{"type":"array","items":{"$ref":"#/$defs/RecordedCandidate"},"maxItems":10},"source_failures":{"type":"array","items":{"$ref":"#/$defs/SourceFailure"},"maxItems":20}},"required":["run_handle","result_state"],"additionalProperties":false};
const schema_6615916c26be = {"type":"object","properties":{"kind":{"$ref":"#/$defs/TargetKind"},"public_name":{"type":"string","maxLength":240},"location":{"$ref":"#/$defs/RecordedLocation"},"schedule":{"$ref":"#/$defs/RecordedSchedule"},"price":{"$ref":"#/$defs/RecordedPrice"},"access":{"$ref":"#/$defs/RecordedAccess"},"practical":{"$ref":"#/$defs/RecordedPractical"},"canonical_url":{"type":"string","format":"uri","pattern":"^https?://","maxLength":2048},"fit":{"$ref":"#/$defs/RecordedFit"},"constraint_results":{"type":"array","items":{"$ref":"#/$defs/RecordedConstraintResult"},"maxItems":20},"caveats":{"type":"array","items":{"type":"string","maxLength":500},"maxItems":10},"evidence":{"type":"array","items":{"$ref":"#/$defs/RecordedEvidence"},"minItems":1,"maxItems":20}},"required":["kind","public_name","evidence"],"additionalProperties":false};
const schema_6ffd3047a0b6 = {"type":"object","properties":{"venue_name":{"type":["string","null"],"maxLength":240},"address":{"type":["string","null"],"maxLength":500},"city":{"type":["string","null"],"maxLength":120},"neighborhood":{"type":["string","null"],"maxLength":120},"region":{"type":["string","null"],"maxLength":120},"country":{"type":["string","null"],"maxLength":120},"latitude":{"type":["number","null"],"minimum":-90,"maximum":90},"longitude":{"type":["number","null"],"minimum":-180,"maximum":180}},"additionalProperties":false};

function validate_RecordedLocation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "venue_name") || (key0 === "address")) || (key0 === "city")) || (key0 === "neighborhood")) || (key0 === "region")) || (key0 === "country")) || (key0 === "latitude")) || (key0 === "longitude"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.venue_name !== undefined && func_191f75b36e8d.call(data, "venue_name")){
let data0 = data.venue_name;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/venue_name",schemaPath:"#/properties/venue_name/type",keyword:"type",params:{type: schema_6ffd3047a0b6.properties.venue_name.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 240){
const err2 = {instancePath:instancePath+"/venue_name",schemaPath:"#/properties/venue_name/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.address !== undefined && func_191f75b36e8d.call(data, "address")){
let data1 = data.address;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema_6ffd3047a0b6.properties.address.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 500){
const err4 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.city !== undefined && func_191f75b36e8d.call(data, "city")){
let data2 = data.city;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema_6ffd3047a0b6.properties.city.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 120){
const err6 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.neighborhood !== undefined && func_191f75b36e8d.call(data, "neighborhood")){
let data3 = data.neighborhood;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/neighborhood",schemaPath:"#/properties/neighborhood/type",keyword:"type",params:{type: schema_6ffd3047a0b6.properties.neighborhood.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 120){
const err8 = {instancePath:instancePath+"/neighborhood",schemaPath:"#/properties/neighborhood/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.region !== undefined && func_191f75b36e8d.call(data, "region")){
let data4 = data.region;
if((typeof data4 !== "string") && (data4 !== null)){
const err9 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema_6ffd3047a0b6.properties.region.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data4 === "string"){
if(func_7a0318136635(data4) > 120){
const err10 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.country !== undefined && func_191f75b36e8d.call(data, "country")){
let data5 = data.country;
if((typeof data5 !== "string") && (data5 !== null)){
const err11 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schema_6ffd3047a0b6.properties.country.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data5 === "string"){
if(func_7a0318136635(data5) > 120){
const err12 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.latitude !== undefined && func_191f75b36e8d.call(data, "latitude")){
let data6 = data.latitude;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
const err13 = {instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/type",keyword:"type",params:{type: schema_6ffd3047a0b6.properties.latitude.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 90 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6 < -90 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.longitude !== undefined && func_191f75b36e8d.call(data, "longitude")){
let data7 = data.longitude;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err16 = {instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/type",keyword:"type",params:{type: schema_6ffd3047a0b6.properties.longitude.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 180 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7 < -180 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate_RecordedLocation.errors = vErrors;
return errors === 0;
}

const schema_dddc91e52ca4 = {"type":"object","properties":{"summary":{"type":["string","null"],"maxLength":500},"starts_at":{"type":["string","null"],"format":"date-time"},"start_precision":{"anyOf":[{"type":"string","enum":["exact","date_only"]},{"type":"null"}]},"ends_at":{"type":["string","null"],"format":"date-time"},"available_from":{"type":["string","null"],"format":"date-time"},"available_until":{"type":["string","null"],"format":"date-time"},"timezone":{"type":["string","null"],"maxLength":64},"recurrence":{"type":["string","null"],"maxLength":500}},"additionalProperties":false};

function validate_RecordedSchedule(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "summary") || (key0 === "starts_at")) || (key0 === "start_precision")) || (key0 === "ends_at")) || (key0 === "available_from")) || (key0 === "available_until")) || (key0 === "timezone")) || (key0 === "recurrence"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.summary !== undefined && func_191f75b36e8d.call(data, "summary")){
let data0 = data.summary;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: schema_dddc91e52ca4.properties.summary.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 500){
const err2 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.starts_at !== undefined && func_191f75b36e8d.call(data, "starts_at")){
let data1 = data.starts_at;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/type",keyword:"type",params:{type: schema_dddc91e52ca4.properties.starts_at.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(!(formats_37d7ec70449e.validate(data1))){
const err4 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.start_precision !== undefined && func_191f75b36e8d.call(data, "start_precision")){
let data2 = data.start_precision;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/start_precision",schemaPath:"#/properties/start_precision/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data2 === "exact") || (data2 === "date_only"))){
const err6 = {instancePath:instancePath+"/start_precision",schemaPath:"#/properties/start_precision/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema_dddc91e52ca4.properties.start_precision.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data2 !== null){
const err7 = {instancePath:instancePath+"/start_precision",schemaPath:"#/properties/start_precision/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err8 = {instancePath:instancePath+"/start_precision",schemaPath:"#/properties/start_precision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.ends_at !== undefined && func_191f75b36e8d.call(data, "ends_at")){
let data3 = data.ends_at;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/ends_at",schemaPath:"#/properties/ends_at/type",keyword:"type",params:{type: schema_dddc91e52ca4.properties.ends_at.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats_37d7ec70449e.validate(data3))){
const err10 = {instancePath:instancePath+"/ends_at",schemaPath:"#/properties/ends_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.available_from !== undefined && func_191f75b36e8d.call(data, "available_from")){
let data4 = data.available_from;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/type",keyword:"type",params:{type: schema_dddc91e52ca4.properties.available_from.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats_37d7ec70449e.validate(data4))){
const err12 = {instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.available_until !== undefined && func_191f75b36e8d.call(data, "available_until")){
let data5 = data.available_until;
if((typeof data5 !== "string") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/type",keyword:"type",params:{type: schema_dddc91e52ca4.properties.available_until.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats_37d7ec70449e.validate(data5))){
const err14 = {instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.timezone !== undefined && func_191f75b36e8d.call(data, "timezone")){
let data6 = data.timezone;
if((typeof data6 !== "string") && (data6 !== null)){
const err15 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schema_dddc91e52ca4.properties.timezone.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data6 === "string"){
if(func_7a0318136635(data6) > 64){
const err16 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.recurrence !== undefined && func_191f75b36e8d.call(data, "recurrence")){
let data7 = data.recurrence;
if((typeof data7 !== "string") && (data7 !== null)){
const err17 = {instancePath:instancePath+"/recurrence",schemaPath:"#/properties/recurrence/type",keyword:"type",params:{type: schema_dddc91e52ca4.properties.recurrence.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data7 === "string"){
if(func_7a0318136635(data7) > 500){
const err18 = {instancePath:instancePath+"/recurrence",schemaPath:"#/properties/recurrence/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate_RecordedSchedule.errors = vErrors;
return errors === 0;
}

const schema_e9d13f91a6b9 = {"type":"object","properties":{"summary":{"type":["string","null"],"maxLength":500},"currency":{"type":["string","null"],"minLength":3,"maxLength":3},"minimum":{"type":["number","null"],"minimum":0},"maximum":{"type":["number","null"],"minimum":0},"per_person":{"type":["boolean","null"]},"fees":{"type":["string","null"],"maxLength":500}},"additionalProperties":false};

function validate_RecordedPrice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "summary") || (key0 === "currency")) || (key0 === "minimum")) || (key0 === "maximum")) || (key0 === "per_person")) || (key0 === "fees"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.summary !== undefined && func_191f75b36e8d.call(data, "summary")){
let data0 = data.summary;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: schema_e9d13f91a6b9.properties.summary.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 500){
const err2 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.currency !== undefined && func_191f75b36e8d.call(data, "currency")){
let data1 = data.currency;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema_e9d13f91a6b9.properties.currency.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 3){
const err4 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/maxLength",keyword:"maxLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func_7a0318136635(data1) < 3){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/minLength",keyword:"minLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.minimum !== undefined && func_191f75b36e8d.call(data, "minimum")){
let data2 = data.minimum;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err6 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type: schema_e9d13f91a6b9.properties.minimum.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.maximum !== undefined && func_191f75b36e8d.call(data, "maximum")){
let data3 = data.maximum;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err8 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: schema_e9d13f91a6b9.properties.maximum.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.per_person !== undefined && func_191f75b36e8d.call(data, "per_person")){
let data4 = data.per_person;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/per_person",schemaPath:"#/properties/per_person/type",keyword:"type",params:{type: schema_e9d13f91a6b9.properties.per_person.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.fees !== undefined && func_191f75b36e8d.call(data, "fees")){
let data5 = data.fees;
if((typeof data5 !== "string") && (data5 !== null)){
const err11 = {instancePath:instancePath+"/fees",schemaPath:"#/properties/fees/type",keyword:"type",params:{type: schema_e9d13f91a6b9.properties.fees.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data5 === "string"){
if(func_7a0318136635(data5) > 500){
const err12 = {instancePath:instancePath+"/fees",schemaPath:"#/properties/fees/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate_RecordedPrice.errors = vErrors;
return errors === 0;
}

const schema_9a472e9376d2 = {"type":"object","properties":{"mode":{"type":["string","null"],"maxLength":80},"official_url":{"type":["string","null"],"format":"uri","pattern":"^https?://","maxLength":2048},"requirements":{"type":["string","null"],"maxLength":1000},"live_availability_checked":{"type":["boolean","null"]}},"additionalProperties":false};
const pattern_ccaba4ebdd20 = new RegExp("^https?://", "u");

function validate_RecordedAccess(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "mode") || (key0 === "official_url")) || (key0 === "requirements")) || (key0 === "live_availability_checked"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.mode !== undefined && func_191f75b36e8d.call(data, "mode")){
let data0 = data.mode;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: schema_9a472e9376d2.properties.mode.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 80){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.official_url !== undefined && func_191f75b36e8d.call(data, "official_url")){
let data1 = data.official_url;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/official_url",schemaPath:"#/properties/official_url/type",keyword:"type",params:{type: schema_9a472e9376d2.properties.official_url.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 2048){
const err4 = {instancePath:instancePath+"/official_url",schemaPath:"#/properties/official_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_ccaba4ebdd20.test(data1)){
const err5 = {instancePath:instancePath+"/official_url",schemaPath:"#/properties/official_url/pattern",keyword:"pattern",params:{pattern: "^https?://"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats_73ec681db9a3(data1))){
const err6 = {instancePath:instancePath+"/official_url",schemaPath:"#/properties/official_url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.requirements !== undefined && func_191f75b36e8d.call(data, "requirements")){
let data2 = data.requirements;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/requirements",schemaPath:"#/properties/requirements/type",keyword:"type",params:{type: schema_9a472e9376d2.properties.requirements.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 1000){
const err8 = {instancePath:instancePath+"/requirements",schemaPath:"#/properties/requirements/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.live_availability_checked !== undefined && func_191f75b36e8d.call(data, "live_availability_checked")){
let data3 = data.live_availability_checked;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/live_availability_checked",schemaPath:"#/properties/live_availability_checked/type",keyword:"type",params:{type: schema_9a472e9376d2.properties.live_availability_checked.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate_RecordedAccess.errors = vErrors;
return errors === 0;
}

const schema_6cc32d97920d = {"type":"object","properties":{"capacity_min":{"type":["integer","null"],"minimum":0},"capacity_max":{"type":["integer","null"],"minimum":0},"indoor":{"type":["boolean","null"]},"outdoor":{"type":["boolean","null"]},"accessible":{"type":["boolean","null"]},"accessibility_summary":{"type":["string","null"],"maxLength":500},"food_available":{"type":["boolean","null"]}},"additionalProperties":false};

function validate_RecordedPractical(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "capacity_min") || (key0 === "capacity_max")) || (key0 === "indoor")) || (key0 === "outdoor")) || (key0 === "accessible")) || (key0 === "accessibility_summary")) || (key0 === "food_available"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.capacity_min !== undefined && func_191f75b36e8d.call(data, "capacity_min")){
let data0 = data.capacity_min;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/capacity_min",schemaPath:"#/properties/capacity_min/type",keyword:"type",params:{type: schema_6cc32d97920d.properties.capacity_min.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/capacity_min",schemaPath:"#/properties/capacity_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.capacity_max !== undefined && func_191f75b36e8d.call(data, "capacity_max")){
let data1 = data.capacity_max;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/capacity_max",schemaPath:"#/properties/capacity_max/type",keyword:"type",params:{type: schema_6cc32d97920d.properties.capacity_max.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/capacity_max",schemaPath:"#/properties/capacity_max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.indoor !== undefined && func_191f75b36e8d.call(data, "indoor")){
let data2 = data.indoor;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/indoor",schemaPath:"#/properties/indoor/type",keyword:"type",params:{type: schema_6cc32d97920d.properties.indoor.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.outdoor !== undefined && func_191f75b36e8d.call(data, "outdoor")){
let data3 = data.outdoor;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/outdoor",schemaPath:"#/properties/outdoor/type",keyword:"type",params:{type: schema_6cc32d97920d.properties.outdoor.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.accessible !== undefined && func_191f75b36e8d.call(data, "accessible")){
let data4 = data.accessible;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/accessible",schemaPath:"#/properties/accessible/type",keyword:"type",params:{type: schema_6cc32d97920d.properties.accessible.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.accessibility_summary !== undefined && func_191f75b36e8d.call(data, "accessibility_summary")){
let data5 = data.accessibility_summary;
if((typeof data5 !== "string") && (data5 !== null)){
const err8 = {instancePath:instancePath+"/accessibility_summary",schemaPath:"#/properties/accessibility_summary/type",keyword:"type",params:{type: schema_6cc32d97920d.properties.accessibility_summary.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data5 === "string"){
if(func_7a0318136635(data5) > 500){
const err9 = {instancePath:instancePath+"/accessibility_summary",schemaPath:"#/properties/accessibility_summary/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.food_available !== undefined && func_191f75b36e8d.call(data, "food_available")){
let data6 = data.food_available;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err10 = {instancePath:instancePath+"/food_available",schemaPath:"#/properties/food_available/type",keyword:"type",params:{type: schema_6cc32d97920d.properties.food_available.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate_RecordedPractical.errors = vErrors;
return errors === 0;
}

const schema_9d35bcd1f6e1 = {"type":"object","properties":{"summary":{"type":["string","null"],"maxLength":1000},"reasons":{"type":["array","null"],"items":{"type":"string","maxLength":500},"maxItems":10}},"additionalProperties":false};

function validate_RecordedFit(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "summary") || (key0 === "reasons"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.summary !== undefined && func_191f75b36e8d.call(data, "summary")){
let data0 = data.summary;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: schema_9d35bcd1f6e1.properties.summary.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 1000){
const err2 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.reasons !== undefined && func_191f75b36e8d.call(data, "reasons")){
let data1 = data.reasons;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type: schema_9d35bcd1f6e1.properties.reasons.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data1)){
if(data1.length > 10){
const err4 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 500){
const err5 = {instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_RecordedFit.errors = vErrors;
return errors === 0;
}

const schema_a24dd3d38c36 = {"type":"object","properties":{"constraint":{"type":"string","maxLength":500},"hard":{"type":"boolean"},"passed":{"type":"boolean"},"note":{"type":["string","null"],"maxLength":500}},"required":["constraint","hard","passed"],"additionalProperties":false};

function validate_RecordedConstraintResult(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.constraint === undefined) || (!(func_191f75b36e8d.call(data, "constraint")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "constraint"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.hard === undefined) || (!(func_191f75b36e8d.call(data, "hard")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hard"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.passed === undefined) || (!(func_191f75b36e8d.call(data, "passed")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "passed"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "constraint") || (key0 === "hard")) || (key0 === "passed")) || (key0 === "note"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.constraint !== undefined && func_191f75b36e8d.call(data, "constraint")){
let data0 = data.constraint;
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 500){
const err4 = {instancePath:instancePath+"/constraint",schemaPath:"#/properties/constraint/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/constraint",schemaPath:"#/properties/constraint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.hard !== undefined && func_191f75b36e8d.call(data, "hard")){
if(typeof data.hard !== "boolean"){
const err6 = {instancePath:instancePath+"/hard",schemaPath:"#/properties/hard/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.passed !== undefined && func_191f75b36e8d.call(data, "passed")){
if(typeof data.passed !== "boolean"){
const err7 = {instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.note !== undefined && func_191f75b36e8d.call(data, "note")){
let data3 = data.note;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema_a24dd3d38c36.properties.note.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 500){
const err9 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate_RecordedConstraintResult.errors = vErrors;
return errors === 0;
}

const schema_8a59528785a7 = {"type":"object","properties":{"claim_type":{"type":"string","maxLength":80},"claim_value":{"type":"string","maxLength":2000},"source_url":{"type":"string","format":"uri","pattern":"^https?://","maxLength":2048},"source_title":{"type":["string","null"],"maxLength":500},"observed_at":{"type":["string","null"],"format":"date-time"},"confidence":{"type":["number","null"],"minimum":0,"maximum":1}},"required":["claim_type","claim_value","source_url"],"additionalProperties":false};

function validate_RecordedEvidence(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.claim_type === undefined) || (!(func_191f75b36e8d.call(data, "claim_type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.claim_value === undefined) || (!(func_191f75b36e8d.call(data, "claim_value")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_value"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.source_url === undefined) || (!(func_191f75b36e8d.call(data, "source_url")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_url"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "claim_type") || (key0 === "claim_value")) || (key0 === "source_url")) || (key0 === "source_title")) || (key0 === "observed_at")) || (key0 === "confidence"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.claim_type !== undefined && func_191f75b36e8d.call(data, "claim_type")){
let data0 = data.claim_type;
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 80){
const err4 = {instancePath:instancePath+"/claim_type",schemaPath:"#/properties/claim_type/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/claim_type",schemaPath:"#/properties/claim_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.claim_value !== undefined && func_191f75b36e8d.call(data, "claim_value")){
let data1 = data.claim_value;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 2000){
const err6 = {instancePath:instancePath+"/claim_value",schemaPath:"#/properties/claim_value/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/claim_value",schemaPath:"#/properties/claim_value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.source_url !== undefined && func_191f75b36e8d.call(data, "source_url")){
let data2 = data.source_url;
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 2048){
const err8 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern_ccaba4ebdd20.test(data2)){
const err9 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/pattern",keyword:"pattern",params:{pattern: "^https?://"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats_73ec681db9a3(data2))){
const err10 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.source_title !== undefined && func_191f75b36e8d.call(data, "source_title")){
let data3 = data.source_title;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/source_title",schemaPath:"#/properties/source_title/type",keyword:"type",params:{type: schema_8a59528785a7.properties.source_title.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 500){
const err13 = {instancePath:instancePath+"/source_title",schemaPath:"#/properties/source_title/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.observed_at !== undefined && func_191f75b36e8d.call(data, "observed_at")){
let data4 = data.observed_at;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/observed_at",schemaPath:"#/properties/observed_at/type",keyword:"type",params:{type: schema_8a59528785a7.properties.observed_at.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats_37d7ec70449e.validate(data4))){
const err15 = {instancePath:instancePath+"/observed_at",schemaPath:"#/properties/observed_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.confidence !== undefined && func_191f75b36e8d.call(data, "confidence")){
let data5 = data.confidence;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err16 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: schema_8a59528785a7.properties.confidence.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate_RecordedEvidence.errors = vErrors;
return errors === 0;
}


function validate_RecordedCandidate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func_191f75b36e8d.call(data, "kind")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.public_name === undefined) || (!(func_191f75b36e8d.call(data, "public_name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.evidence === undefined) || (!(func_191f75b36e8d.call(data, "evidence")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func_191f75b36e8d.call(schema_6615916c26be.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined && func_191f75b36e8d.call(data, "kind")){
if(!(validate_TargetKind(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TargetKind.errors : vErrors.concat(validate_TargetKind.errors);
errors = vErrors.length;
}
}
if(data.public_name !== undefined && func_191f75b36e8d.call(data, "public_name")){
let data1 = data.public_name;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 240){
const err4 = {instancePath:instancePath+"/public_name",schemaPath:"#/properties/public_name/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/public_name",schemaPath:"#/properties/public_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.location !== undefined && func_191f75b36e8d.call(data, "location")){
if(!(validate_RecordedLocation(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RecordedLocation.errors : vErrors.concat(validate_RecordedLocation.errors);
errors = vErrors.length;
}
}
if(data.schedule !== undefined && func_191f75b36e8d.call(data, "schedule")){
if(!(validate_RecordedSchedule(data.schedule, {instancePath:instancePath+"/schedule",parentData:data,parentDataProperty:"schedule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RecordedSchedule.errors : vErrors.concat(validate_RecordedSchedule.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined && func_191f75b36e8d.call(data, "price")){
if(!(validate_RecordedPrice(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RecordedPrice.errors : vErrors.concat(validate_RecordedPrice.errors);
errors = vErrors.length;
}
}
if(data.access !== undefined && func_191f75b36e8d.call(data, "access")){
if(!(validate_RecordedAccess(data.access, {instancePath:instancePath+"/access",parentData:data,parentDataProperty:"access",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RecordedAccess.errors : vErrors.concat(validate_RecordedAccess.errors);
errors = vErrors.length;
}
}
if(data.practical !== undefined && func_191f75b36e8d.call(data, "practical")){
if(!(validate_RecordedPractical(data.practical, {instancePath:instancePath+"/practical",parentData:data,parentDataProperty:"practical",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RecordedPractical.errors : vErrors.concat(validate_RecordedPractical.errors);
errors = vErrors.length;
}
}
if(data.canonical_url !== undefined && func_191f75b36e8d.call(data, "canonical_url")){
let data7 = data.canonical_url;
if(typeof data7 === "string"){
if(func_7a0318136635(data7) > 2048){
const err6 = {instancePath:instancePath+"/canonical_url",schemaPath:"#/properties/canonical_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern_ccaba4ebdd20.test(data7)){
const err7 = {instancePath:instancePath+"/canonical_url",schemaPath:"#/properties/canonical_url/pattern",keyword:"pattern",params:{pattern: "^https?://"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats_73ec681db9a3(data7))){
const err8 = {instancePath:instancePath+"/canonical_url",schemaPath:"#/properties/canonical_url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/canonical_url",schemaPath:"#/properties/canonical_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.fit !== undefined && func_191f75b36e8d.call(data, "fit")){
if(!(validate_RecordedFit(data.fit, {instancePath:instancePath+"/fit",parentData:data,parentDataProperty:"fit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RecordedFit.errors : vErrors.concat(validate_RecordedFit.errors);
errors = vErrors.length;
}
}
if(data.constraint_results !== undefined && func_191f75b36e8d.call(data, "constraint_results")){
let data9 = data.constraint_results;
if(Array.isArray(data9)){
if(data9.length > 20){
const err10 = {instancePath:instancePath+"/constraint_results",schemaPath:"#/properties/constraint_results/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_RecordedConstraintResult(data9[i0], {instancePath:instancePath+"/constraint_results/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RecordedConstraintResult.errors : vErrors.concat(validate_RecordedConstraintResult.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/constraint_results",schemaPath:"#/properties/constraint_results/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.caveats !== undefined && func_191f75b36e8d.call(data, "caveats")){
let data11 = data.caveats;
if(Array.isArray(data11)){
if(data11.length > 10){
const err12 = {instancePath:instancePath+"/caveats",schemaPath:"#/properties/caveats/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 === "string"){
if(func_7a0318136635(data12) > 500){
const err13 = {instancePath:instancePath+"/caveats/" + i1,schemaPath:"#/properties/caveats/items/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/caveats/" + i1,schemaPath:"#/properties/caveats/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/caveats",schemaPath:"#/properties/caveats/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.evidence !== undefined && func_191f75b36e8d.call(data, "evidence")){
let data13 = data.evidence;
if(Array.isArray(data13)){
if(data13.length > 20){
const err16 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data13.length < 1){
const err17 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(validate_RecordedEvidence(data13[i2], {instancePath:instancePath+"/evidence/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RecordedEvidence.errors : vErrors.concat(validate_RecordedEvidence.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate_RecordedCandidate.errors = vErrors;
return errors === 0;
}

const schema_e6ce10c6eb21 = {"type":"object","properties":{"code":{"type":["string","null"],"maxLength":80},"message":{"type":"string","maxLength":1000},"source_url":{"type":["string","null"],"format":"uri","pattern":"^https?://","maxLength":2048}},"required":["message"],"additionalProperties":false};

function validate_SourceFailure(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.message === undefined) || (!(func_191f75b36e8d.call(data, "message")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "code") || (key0 === "message")) || (key0 === "source_url"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.code !== undefined && func_191f75b36e8d.call(data, "code")){
let data0 = data.code;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema_e6ce10c6eb21.properties.code.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 80){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.message !== undefined && func_191f75b36e8d.call(data, "message")){
let data1 = data.message;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 1000){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.source_url !== undefined && func_191f75b36e8d.call(data, "source_url")){
let data2 = data.source_url;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/type",keyword:"type",params:{type: schema_e6ce10c6eb21.properties.source_url.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 2048){
const err7 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern_ccaba4ebdd20.test(data2)){
const err8 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/pattern",keyword:"pattern",params:{pattern: "^https?://"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats_73ec681db9a3(data2))){
const err9 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate_SourceFailure.errors = vErrors;
return errors === 0;
}


function validate_discoveryRecord_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.run_handle === undefined) || (!(func_191f75b36e8d.call(data, "run_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.result_state === undefined) || (!(func_191f75b36e8d.call(data, "result_state")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result_state"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "run_handle") || (key0 === "result_state")) || (key0 === "candidates")) || (key0 === "source_failures"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.run_handle !== undefined && func_191f75b36e8d.call(data, "run_handle")){
if(!(validate_RunHandle(data.run_handle, {instancePath:instancePath+"/run_handle",parentData:data,parentDataProperty:"run_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RunHandle.errors : vErrors.concat(validate_RunHandle.errors);
errors = vErrors.length;
}
}
if(data.result_state !== undefined && func_191f75b36e8d.call(data, "result_state")){
let data1 = data.result_state;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/result_state",schemaPath:"#/properties/result_state/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data1 === "results") || (data1 === "partial")) || (data1 === "no_matches")) || (data1 === "failed"))){
const err4 = {instancePath:instancePath+"/result_state",schemaPath:"#/properties/result_state/enum",keyword:"enum",params:{allowedValues: schema_cb71a3d40384.properties.result_state.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.candidates !== undefined && func_191f75b36e8d.call(data, "candidates")){
let data2 = data.candidates;
if(Array.isArray(data2)){
if(data2.length > 10){
const err5 = {instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_RecordedCandidate(data2[i0], {instancePath:instancePath+"/candidates/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RecordedCandidate.errors : vErrors.concat(validate_RecordedCandidate.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.source_failures !== undefined && func_191f75b36e8d.call(data, "source_failures")){
let data4 = data.source_failures;
if(Array.isArray(data4)){
if(data4.length > 20){
const err7 = {instancePath:instancePath+"/source_failures",schemaPath:"#/properties/source_failures/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_SourceFailure(data4[i1], {instancePath:instancePath+"/source_failures/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SourceFailure.errors : vErrors.concat(validate_SourceFailure.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/source_failures",schemaPath:"#/properties/source_failures/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate_discoveryRecord_1_0.errors = vErrors;
return errors === 0;
}

export const ideasDiscover_1_0 = validate_ideasDiscover_1_0;
const schema_e2417aa83d2f = {"type":"object","properties":{"target_kinds":{"type":"array","items":{"$ref":"#/$defs/TargetKind"},"maxItems":5},"person_handles":{"type":"array","items":{"$ref":"#/$defs/PersonHandleLong"},"maxItems":10},"starts_after":{"type":"string","maxLength":80},"starts_before":{"type":"string","maxLength":80},"requested_start_at":{"type":"string","maxLength":80},"requested_end_at":{"type":"string","maxLength":80},"timezone":{"type":"string","maxLength":80},"limit":{"type":"integer","minimum":1,"maximum":10},"query":{"type":"string","maxLength":500},"semantic_subject":{"type":"string","maxLength":500}},"required":["query"],"additionalProperties":false};

function validate_ideasDiscover_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.query === undefined) || (!(func_191f75b36e8d.call(data, "query")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func_191f75b36e8d.call(schema_e2417aa83d2f.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.target_kinds !== undefined && func_191f75b36e8d.call(data, "target_kinds")){
let data0 = data.target_kinds;
if(Array.isArray(data0)){
if(data0.length > 5){
const err2 = {instancePath:instancePath+"/target_kinds",schemaPath:"#/properties/target_kinds/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_TargetKind(data0[i0], {instancePath:instancePath+"/target_kinds/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TargetKind.errors : vErrors.concat(validate_TargetKind.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/target_kinds",schemaPath:"#/properties/target_kinds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.person_handles !== undefined && func_191f75b36e8d.call(data, "person_handles")){
let data2 = data.person_handles;
if(Array.isArray(data2)){
if(data2.length > 10){
const err4 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_PersonHandleLong(data2[i1], {instancePath:instancePath+"/person_handles/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandleLong.errors : vErrors.concat(validate_PersonHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.starts_after !== undefined && func_191f75b36e8d.call(data, "starts_after")){
let data4 = data.starts_after;
if(typeof data4 === "string"){
if(func_7a0318136635(data4) > 80){
const err6 = {instancePath:instancePath+"/starts_after",schemaPath:"#/properties/starts_after/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/starts_after",schemaPath:"#/properties/starts_after/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.starts_before !== undefined && func_191f75b36e8d.call(data, "starts_before")){
let data5 = data.starts_before;
if(typeof data5 === "string"){
if(func_7a0318136635(data5) > 80){
const err8 = {instancePath:instancePath+"/starts_before",schemaPath:"#/properties/starts_before/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/starts_before",schemaPath:"#/properties/starts_before/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.requested_start_at !== undefined && func_191f75b36e8d.call(data, "requested_start_at")){
let data6 = data.requested_start_at;
if(typeof data6 === "string"){
if(func_7a0318136635(data6) > 80){
const err10 = {instancePath:instancePath+"/requested_start_at",schemaPath:"#/properties/requested_start_at/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/requested_start_at",schemaPath:"#/properties/requested_start_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.requested_end_at !== undefined && func_191f75b36e8d.call(data, "requested_end_at")){
let data7 = data.requested_end_at;
if(typeof data7 === "string"){
if(func_7a0318136635(data7) > 80){
const err12 = {instancePath:instancePath+"/requested_end_at",schemaPath:"#/properties/requested_end_at/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/requested_end_at",schemaPath:"#/properties/requested_end_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.timezone !== undefined && func_191f75b36e8d.call(data, "timezone")){
let data8 = data.timezone;
if(typeof data8 === "string"){
if(func_7a0318136635(data8) > 80){
const err14 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.limit !== undefined && func_191f75b36e8d.call(data, "limit")){
let data9 = data.limit;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 10 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err18 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.query !== undefined && func_191f75b36e8d.call(data, "query")){
let data10 = data.query;
if(typeof data10 === "string"){
if(func_7a0318136635(data10) > 500){
const err19 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.semantic_subject !== undefined && func_191f75b36e8d.call(data, "semantic_subject")){
let data11 = data.semantic_subject;
if(typeof data11 === "string"){
if(func_7a0318136635(data11) > 500){
const err21 = {instancePath:instancePath+"/semantic_subject",schemaPath:"#/properties/semantic_subject/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/semantic_subject",schemaPath:"#/properties/semantic_subject/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate_ideasDiscover_1_0.errors = vErrors;
return errors === 0;
}

export const ideasDiscoverRefine_1_0 = validate_ideasDiscoverRefine_1_0;
const schema_9507d4145996 = {"type":"object","properties":{"target_kinds":{"type":"array","items":{"$ref":"#/$defs/TargetKind"},"maxItems":5},"person_handles":{"type":"array","items":{"$ref":"#/$defs/PersonHandleLong"},"maxItems":10},"starts_after":{"type":"string","maxLength":80},"starts_before":{"type":"string","maxLength":80},"requested_start_at":{"type":"string","maxLength":80},"requested_end_at":{"type":"string","maxLength":80},"timezone":{"type":"string","maxLength":80},"limit":{"type":"integer","minimum":1,"maximum":10},"replacement_dimensions":{"type":"array","items":{"$ref":"#/$defs/ReplacementDimension"},"maxItems":11},"constraint_changes":{"type":"array","items":{"$ref":"#/$defs/ConstraintChange"},"maxItems":12},"parent_run_handle":{"$ref":"#/$defs/RunHandle"},"reply_contract_handle":{"$ref":"#/$defs/ReplyContractHandle"},"expected_state_version":{"$ref":"#/$defs/StateVersion"},"objective_relation":{"$ref":"#/$defs/ObjectiveRelation"},"query":{"type":"string","maxLength":500}},"required":["parent_run_handle","reply_contract_handle","expected_state_version","objective_relation","query"],"additionalProperties":false};

function validate_ideasDiscoverRefine_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.parent_run_handle === undefined) || (!(func_191f75b36e8d.call(data, "parent_run_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parent_run_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.reply_contract_handle === undefined) || (!(func_191f75b36e8d.call(data, "reply_contract_handle")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reply_contract_handle"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.expected_state_version === undefined) || (!(func_191f75b36e8d.call(data, "expected_state_version")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expected_state_version"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.objective_relation === undefined) || (!(func_191f75b36e8d.call(data, "objective_relation")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "objective_relation"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.query === undefined) || (!(func_191f75b36e8d.call(data, "query")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func_191f75b36e8d.call(schema_9507d4145996.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.target_kinds !== undefined && func_191f75b36e8d.call(data, "target_kinds")){
let data0 = data.target_kinds;
if(Array.isArray(data0)){
if(data0.length > 5){
const err6 = {instancePath:instancePath+"/target_kinds",schemaPath:"#/properties/target_kinds/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_TargetKind(data0[i0], {instancePath:instancePath+"/target_kinds/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TargetKind.errors : vErrors.concat(validate_TargetKind.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/target_kinds",schemaPath:"#/properties/target_kinds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.person_handles !== undefined && func_191f75b36e8d.call(data, "person_handles")){
let data2 = data.person_handles;
if(Array.isArray(data2)){
if(data2.length > 10){
const err8 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_PersonHandleLong(data2[i1], {instancePath:instancePath+"/person_handles/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandleLong.errors : vErrors.concat(validate_PersonHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.starts_after !== undefined && func_191f75b36e8d.call(data, "starts_after")){
let data4 = data.starts_after;
if(typeof data4 === "string"){
if(func_7a0318136635(data4) > 80){
const err10 = {instancePath:instancePath+"/starts_after",schemaPath:"#/properties/starts_after/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/starts_after",schemaPath:"#/properties/starts_after/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.starts_before !== undefined && func_191f75b36e8d.call(data, "starts_before")){
let data5 = data.starts_before;
if(typeof data5 === "string"){
if(func_7a0318136635(data5) > 80){
const err12 = {instancePath:instancePath+"/starts_before",schemaPath:"#/properties/starts_before/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/starts_before",schemaPath:"#/properties/starts_before/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.requested_start_at !== undefined && func_191f75b36e8d.call(data, "requested_start_at")){
let data6 = data.requested_start_at;
if(typeof data6 === "string"){
if(func_7a0318136635(data6) > 80){
const err14 = {instancePath:instancePath+"/requested_start_at",schemaPath:"#/properties/requested_start_at/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/requested_start_at",schemaPath:"#/properties/requested_start_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.requested_end_at !== undefined && func_191f75b36e8d.call(data, "requested_end_at")){
let data7 = data.requested_end_at;
if(typeof data7 === "string"){
if(func_7a0318136635(data7) > 80){
const err16 = {instancePath:instancePath+"/requested_end_at",schemaPath:"#/properties/requested_end_at/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/requested_end_at",schemaPath:"#/properties/requested_end_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.timezone !== undefined && func_191f75b36e8d.call(data, "timezone")){
let data8 = data.timezone;
if(typeof data8 === "string"){
if(func_7a0318136635(data8) > 80){
const err18 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.limit !== undefined && func_191f75b36e8d.call(data, "limit")){
let data9 = data.limit;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err20 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 10 || isNaN(data9)){
const err21 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.replacement_dimensions !== undefined && func_191f75b36e8d.call(data, "replacement_dimensions")){
let data10 = data.replacement_dimensions;
if(Array.isArray(data10)){
if(data10.length > 11){
const err23 = {instancePath:instancePath+"/replacement_dimensions",schemaPath:"#/properties/replacement_dimensions/maxItems",keyword:"maxItems",params:{limit: 11}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(!(validate_ReplacementDimension(data10[i2], {instancePath:instancePath+"/replacement_dimensions/" + i2,parentData:data10,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ReplacementDimension.errors : vErrors.concat(validate_ReplacementDimension.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/replacement_dimensions",schemaPath:"#/properties/replacement_dimensions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.constraint_changes !== undefined && func_191f75b36e8d.call(data, "constraint_changes")){
let data12 = data.constraint_changes;
if(Array.isArray(data12)){
if(data12.length > 12){
const err25 = {instancePath:instancePath+"/constraint_changes",schemaPath:"#/properties/constraint_changes/maxItems",keyword:"maxItems",params:{limit: 12}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
if(!(validate_ConstraintChange(data12[i3], {instancePath:instancePath+"/constraint_changes/" + i3,parentData:data12,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ConstraintChange.errors : vErrors.concat(validate_ConstraintChange.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/constraint_changes",schemaPath:"#/properties/constraint_changes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.parent_run_handle !== undefined && func_191f75b36e8d.call(data, "parent_run_handle")){
if(!(validate_RunHandle(data.parent_run_handle, {instancePath:instancePath+"/parent_run_handle",parentData:data,parentDataProperty:"parent_run_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RunHandle.errors : vErrors.concat(validate_RunHandle.errors);
errors = vErrors.length;
}
}
if(data.reply_contract_handle !== undefined && func_191f75b36e8d.call(data, "reply_contract_handle")){
if(!(validate_ReplyContractHandle(data.reply_contract_handle, {instancePath:instancePath+"/reply_contract_handle",parentData:data,parentDataProperty:"reply_contract_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ReplyContractHandle.errors : vErrors.concat(validate_ReplyContractHandle.errors);
errors = vErrors.length;
}
}
if(data.expected_state_version !== undefined && func_191f75b36e8d.call(data, "expected_state_version")){
if(!(validate_StateVersion(data.expected_state_version, {instancePath:instancePath+"/expected_state_version",parentData:data,parentDataProperty:"expected_state_version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_StateVersion.errors : vErrors.concat(validate_StateVersion.errors);
errors = vErrors.length;
}
}
if(data.objective_relation !== undefined && func_191f75b36e8d.call(data, "objective_relation")){
if(!(validate_ObjectiveRelation(data.objective_relation, {instancePath:instancePath+"/objective_relation",parentData:data,parentDataProperty:"objective_relation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ObjectiveRelation.errors : vErrors.concat(validate_ObjectiveRelation.errors);
errors = vErrors.length;
}
}
if(data.query !== undefined && func_191f75b36e8d.call(data, "query")){
let data18 = data.query;
if(typeof data18 === "string"){
if(func_7a0318136635(data18) > 500){
const err27 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate_ideasDiscoverRefine_1_0.errors = vErrors;
return errors === 0;
}

export const ideasDiscoverSave_1_0 = validate_ideasDiscoverSave_1_0;
const schema_2369bc6265c5 = {"type":"object","properties":{"name":{"type":"string","maxLength":120},"run_handle":{"$ref":"#/$defs/RunHandle"},"expected_state_version":{"$ref":"#/$defs/StateVersion"},"directions":{"type":"array","items":{"type":"string","maxLength":240},"maxItems":8},"neighborhood_names":{"type":"array","items":{"type":"string","maxLength":120},"maxItems":25},"activity_names":{"type":"array","items":{"type":"string","maxLength":120},"maxItems":25},"custom_activity_names":{"type":"array","items":{"type":"string","maxLength":80},"maxItems":25},"when_preset":{"type":["string","null"],"maxLength":80},"when_start":{"type":["string","null"],"format":"date-time"},"when_end":{"type":["string","null"],"format":"date-time"}},"required":["name","run_handle"],"additionalProperties":false};

function validate_ideasDiscoverSave_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func_191f75b36e8d.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.run_handle === undefined) || (!(func_191f75b36e8d.call(data, "run_handle")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_handle"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func_191f75b36e8d.call(schema_2369bc6265c5.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined && func_191f75b36e8d.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 120){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.run_handle !== undefined && func_191f75b36e8d.call(data, "run_handle")){
if(!(validate_RunHandle(data.run_handle, {instancePath:instancePath+"/run_handle",parentData:data,parentDataProperty:"run_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RunHandle.errors : vErrors.concat(validate_RunHandle.errors);
errors = vErrors.length;
}
}
if(data.expected_state_version !== undefined && func_191f75b36e8d.call(data, "expected_state_version")){
if(!(validate_StateVersion(data.expected_state_version, {instancePath:instancePath+"/expected_state_version",parentData:data,parentDataProperty:"expected_state_version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_StateVersion.errors : vErrors.concat(validate_StateVersion.errors);
errors = vErrors.length;
}
}
if(data.directions !== undefined && func_191f75b36e8d.call(data, "directions")){
let data3 = data.directions;
if(Array.isArray(data3)){
if(data3.length > 8){
const err5 = {instancePath:instancePath+"/directions",schemaPath:"#/properties/directions/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func_7a0318136635(data4) > 240){
const err6 = {instancePath:instancePath+"/directions/" + i0,schemaPath:"#/properties/directions/items/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/directions/" + i0,schemaPath:"#/properties/directions/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/directions",schemaPath:"#/properties/directions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.neighborhood_names !== undefined && func_191f75b36e8d.call(data, "neighborhood_names")){
let data5 = data.neighborhood_names;
if(Array.isArray(data5)){
if(data5.length > 25){
const err9 = {instancePath:instancePath+"/neighborhood_names",schemaPath:"#/properties/neighborhood_names/maxItems",keyword:"maxItems",params:{limit: 25}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(func_7a0318136635(data6) > 120){
const err10 = {instancePath:instancePath+"/neighborhood_names/" + i1,schemaPath:"#/properties/neighborhood_names/items/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/neighborhood_names/" + i1,schemaPath:"#/properties/neighborhood_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/neighborhood_names",schemaPath:"#/properties/neighborhood_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.activity_names !== undefined && func_191f75b36e8d.call(data, "activity_names")){
let data7 = data.activity_names;
if(Array.isArray(data7)){
if(data7.length > 25){
const err13 = {instancePath:instancePath+"/activity_names",schemaPath:"#/properties/activity_names/maxItems",keyword:"maxItems",params:{limit: 25}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(typeof data8 === "string"){
if(func_7a0318136635(data8) > 120){
const err14 = {instancePath:instancePath+"/activity_names/" + i2,schemaPath:"#/properties/activity_names/items/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/activity_names/" + i2,schemaPath:"#/properties/activity_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/activity_names",schemaPath:"#/properties/activity_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.custom_activity_names !== undefined && func_191f75b36e8d.call(data, "custom_activity_names")){
let data9 = data.custom_activity_names;
if(Array.isArray(data9)){
if(data9.length > 25){
const err17 = {instancePath:instancePath+"/custom_activity_names",schemaPath:"#/properties/custom_activity_names/maxItems",keyword:"maxItems",params:{limit: 25}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
let data10 = data9[i3];
if(typeof data10 === "string"){
if(func_7a0318136635(data10) > 80){
const err18 = {instancePath:instancePath+"/custom_activity_names/" + i3,schemaPath:"#/properties/custom_activity_names/items/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/custom_activity_names/" + i3,schemaPath:"#/properties/custom_activity_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/custom_activity_names",schemaPath:"#/properties/custom_activity_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.when_preset !== undefined && func_191f75b36e8d.call(data, "when_preset")){
let data11 = data.when_preset;
if((typeof data11 !== "string") && (data11 !== null)){
const err21 = {instancePath:instancePath+"/when_preset",schemaPath:"#/properties/when_preset/type",keyword:"type",params:{type: schema_2369bc6265c5.properties.when_preset.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data11 === "string"){
if(func_7a0318136635(data11) > 80){
const err22 = {instancePath:instancePath+"/when_preset",schemaPath:"#/properties/when_preset/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.when_start !== undefined && func_191f75b36e8d.call(data, "when_start")){
let data12 = data.when_start;
if((typeof data12 !== "string") && (data12 !== null)){
const err23 = {instancePath:instancePath+"/when_start",schemaPath:"#/properties/when_start/type",keyword:"type",params:{type: schema_2369bc6265c5.properties.when_start.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data12 === "string"){
if(!(formats_37d7ec70449e.validate(data12))){
const err24 = {instancePath:instancePath+"/when_start",schemaPath:"#/properties/when_start/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.when_end !== undefined && func_191f75b36e8d.call(data, "when_end")){
let data13 = data.when_end;
if((typeof data13 !== "string") && (data13 !== null)){
const err25 = {instancePath:instancePath+"/when_end",schemaPath:"#/properties/when_end/type",keyword:"type",params:{type: schema_2369bc6265c5.properties.when_end.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data13 === "string"){
if(!(formats_37d7ec70449e.validate(data13))){
const err26 = {instancePath:instancePath+"/when_end",schemaPath:"#/properties/when_end/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate_ideasDiscoverSave_1_0.errors = vErrors;
return errors === 0;
}

export const ideasCreatedArchive_1_0 = validate_ideasCreatedArchive_1_0;
const schema_001abbdee01a = {"type":"object","properties":{"idea_handle":{"$ref":"#/$defs/IdeaHandle"}},"required":["idea_handle"]};

function validate_IdeaHandle(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_IdeaHandle.errors = vErrors;
return errors === 0;
}


function validate_ideasCreatedArchive_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.idea_handle === undefined) || (!(func_191f75b36e8d.call(data, "idea_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idea_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.idea_handle !== undefined && func_191f75b36e8d.call(data, "idea_handle")){
if(!(validate_IdeaHandle(data.idea_handle, {instancePath:instancePath+"/idea_handle",parentData:data,parentDataProperty:"idea_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeaHandle.errors : vErrors.concat(validate_IdeaHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_ideasCreatedArchive_1_0.errors = vErrors;
return errors === 0;
}

export const ideasCreatedUpdate_1_0 = validate_ideasCreatedUpdate_1_0;
const schema_017c5dc5df3a = {"type":"object","properties":{"idea_handle":{"$ref":"#/$defs/IdeaHandle"},"title":{"type":"string","maxLength":160},"description":{"type":["string","null"],"maxLength":2000},"source_url":{"type":["string","null"],"format":"uri","maxLength":2048},"show_in_for_you":{"type":"boolean"},"ideas_list_handles":{"type":"array","items":{"$ref":"#/$defs/IdeasListHandle"},"maxItems":50}},"required":["idea_handle"]};

function validate_IdeasListHandle(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_IdeasListHandle.errors = vErrors;
return errors === 0;
}


function validate_ideasCreatedUpdate_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.idea_handle === undefined) || (!(func_191f75b36e8d.call(data, "idea_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idea_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.idea_handle !== undefined && func_191f75b36e8d.call(data, "idea_handle")){
if(!(validate_IdeaHandle(data.idea_handle, {instancePath:instancePath+"/idea_handle",parentData:data,parentDataProperty:"idea_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeaHandle.errors : vErrors.concat(validate_IdeaHandle.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined && func_191f75b36e8d.call(data, "title")){
let data1 = data.title;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 160){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined && func_191f75b36e8d.call(data, "description")){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_017c5dc5df3a.properties.description.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 2000){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.source_url !== undefined && func_191f75b36e8d.call(data, "source_url")){
let data3 = data.source_url;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/type",keyword:"type",params:{type: schema_017c5dc5df3a.properties.source_url.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 2048){
const err6 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats_73ec681db9a3(data3))){
const err7 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.show_in_for_you !== undefined && func_191f75b36e8d.call(data, "show_in_for_you")){
if(typeof data.show_in_for_you !== "boolean"){
const err8 = {instancePath:instancePath+"/show_in_for_you",schemaPath:"#/properties/show_in_for_you/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.ideas_list_handles !== undefined && func_191f75b36e8d.call(data, "ideas_list_handles")){
let data5 = data.ideas_list_handles;
if(Array.isArray(data5)){
if(data5.length > 50){
const err9 = {instancePath:instancePath+"/ideas_list_handles",schemaPath:"#/properties/ideas_list_handles/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_IdeasListHandle(data5[i0], {instancePath:instancePath+"/ideas_list_handles/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandle.errors : vErrors.concat(validate_IdeasListHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/ideas_list_handles",schemaPath:"#/properties/ideas_list_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate_ideasCreatedUpdate_1_0.errors = vErrors;
return errors === 0;
}

export const ideasStructuredCreate_2_0 = validate_ideasStructuredCreate_2_0;
const schema_97523de77d99 = {"type":"object","properties":{"kind":{"$ref":"#/$defs/IdeaKind"},"title":{"type":"string","maxLength":160},"description":{"type":"string","maxLength":2000},"custom_activity_name":{"type":"string","maxLength":80},"fixed_when":{"type":"string","format":"date-time"},"event_start_at":{"type":"string","format":"date-time"},"event_url":{"type":"string","format":"uri"},"show_in_for_you":{"type":"boolean"},"place_handle":{"$ref":"#/$defs/PlaceHandleLong"},"venue_place_handle":{"$ref":"#/$defs/PlaceHandleLong"},"ideas_list_handles":{"type":"array","items":{"$ref":"#/$defs/IdeasListHandleLong"}}}};
const schema_d5bf29dfa7b3 = {"type":"string","enum":["place","event"]};

function validate_IdeaKind(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "place") || (data === "event"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_d5bf29dfa7b3.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_IdeaKind.errors = vErrors;
return errors === 0;
}


function validate_PlaceHandleLong(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 191){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 191}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_PlaceHandleLong.errors = vErrors;
return errors === 0;
}


function validate_ideasStructuredCreate_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind !== undefined && func_191f75b36e8d.call(data, "kind")){
if(!(validate_IdeaKind(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeaKind.errors : vErrors.concat(validate_IdeaKind.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined && func_191f75b36e8d.call(data, "title")){
let data1 = data.title;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 160){
const err0 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.description !== undefined && func_191f75b36e8d.call(data, "description")){
let data2 = data.description;
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 2000){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.custom_activity_name !== undefined && func_191f75b36e8d.call(data, "custom_activity_name")){
let data3 = data.custom_activity_name;
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 80){
const err4 = {instancePath:instancePath+"/custom_activity_name",schemaPath:"#/properties/custom_activity_name/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/custom_activity_name",schemaPath:"#/properties/custom_activity_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.fixed_when !== undefined && func_191f75b36e8d.call(data, "fixed_when")){
let data4 = data.fixed_when;
if(typeof data4 === "string"){
if(!(formats_37d7ec70449e.validate(data4))){
const err6 = {instancePath:instancePath+"/fixed_when",schemaPath:"#/properties/fixed_when/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/fixed_when",schemaPath:"#/properties/fixed_when/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.event_start_at !== undefined && func_191f75b36e8d.call(data, "event_start_at")){
let data5 = data.event_start_at;
if(typeof data5 === "string"){
if(!(formats_37d7ec70449e.validate(data5))){
const err8 = {instancePath:instancePath+"/event_start_at",schemaPath:"#/properties/event_start_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/event_start_at",schemaPath:"#/properties/event_start_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.event_url !== undefined && func_191f75b36e8d.call(data, "event_url")){
let data6 = data.event_url;
if(typeof data6 === "string"){
if(!(formats_73ec681db9a3(data6))){
const err10 = {instancePath:instancePath+"/event_url",schemaPath:"#/properties/event_url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/event_url",schemaPath:"#/properties/event_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.show_in_for_you !== undefined && func_191f75b36e8d.call(data, "show_in_for_you")){
if(typeof data.show_in_for_you !== "boolean"){
const err12 = {instancePath:instancePath+"/show_in_for_you",schemaPath:"#/properties/show_in_for_you/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.place_handle !== undefined && func_191f75b36e8d.call(data, "place_handle")){
if(!(validate_PlaceHandleLong(data.place_handle, {instancePath:instancePath+"/place_handle",parentData:data,parentDataProperty:"place_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlaceHandleLong.errors : vErrors.concat(validate_PlaceHandleLong.errors);
errors = vErrors.length;
}
}
if(data.venue_place_handle !== undefined && func_191f75b36e8d.call(data, "venue_place_handle")){
if(!(validate_PlaceHandleLong(data.venue_place_handle, {instancePath:instancePath+"/venue_place_handle",parentData:data,parentDataProperty:"venue_place_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlaceHandleLong.errors : vErrors.concat(validate_PlaceHandleLong.errors);
errors = vErrors.length;
}
}
if(data.ideas_list_handles !== undefined && func_191f75b36e8d.call(data, "ideas_list_handles")){
let data10 = data.ideas_list_handles;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_IdeasListHandleLong(data10[i0], {instancePath:instancePath+"/ideas_list_handles/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandleLong.errors : vErrors.concat(validate_IdeasListHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/ideas_list_handles",schemaPath:"#/properties/ideas_list_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate_ideasStructuredCreate_2_0.errors = vErrors;
return errors === 0;
}

export const ideasCandidatesLike_2_0 = validate_ideasCandidatesLike_2_0;
const schema_680e450ccb15 = {"type":"object","properties":{"candidate_ids":{"type":"array","items":{"$ref":"#/$defs/CandidateId"},"minItems":1},"person_handles":{"type":"array","items":{"$ref":"#/$defs/PersonHandleLong"}},"idea_list_handle":{"$ref":"#/$defs/IdeasListHandleLong"}}};

function validate_CandidateId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 191){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 191}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_CandidateId.errors = vErrors;
return errors === 0;
}


function validate_ideasCandidatesLike_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.candidate_ids !== undefined && func_191f75b36e8d.call(data, "candidate_ids")){
let data0 = data.candidate_ids;
if(Array.isArray(data0)){
if(data0.length < 1){
const err0 = {instancePath:instancePath+"/candidate_ids",schemaPath:"#/properties/candidate_ids/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_CandidateId(data0[i0], {instancePath:instancePath+"/candidate_ids/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CandidateId.errors : vErrors.concat(validate_CandidateId.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/candidate_ids",schemaPath:"#/properties/candidate_ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.person_handles !== undefined && func_191f75b36e8d.call(data, "person_handles")){
let data2 = data.person_handles;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_PersonHandleLong(data2[i1], {instancePath:instancePath+"/person_handles/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandleLong.errors : vErrors.concat(validate_PersonHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.idea_list_handle !== undefined && func_191f75b36e8d.call(data, "idea_list_handle")){
if(!(validate_IdeasListHandleLong(data.idea_list_handle, {instancePath:instancePath+"/idea_list_handle",parentData:data,parentDataProperty:"idea_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandleLong.errors : vErrors.concat(validate_IdeasListHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate_ideasCandidatesLike_2_0.errors = vErrors;
return errors === 0;
}

export const invitesGet_2_0 = validate_invitesGet_2_0;
const schema_2b09b58b0458 = {"type":"object","properties":{"invite_handle":{"$ref":"#/$defs/InviteHandle"}},"required":["invite_handle"]};

function validate_InviteHandle(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 191){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 191}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_InviteHandle.errors = vErrors;
return errors === 0;
}


function validate_invitesGet_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.invite_handle === undefined) || (!(func_191f75b36e8d.call(data, "invite_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invite_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.invite_handle !== undefined && func_191f75b36e8d.call(data, "invite_handle")){
if(!(validate_InviteHandle(data.invite_handle, {instancePath:instancePath+"/invite_handle",parentData:data,parentDataProperty:"invite_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_InviteHandle.errors : vErrors.concat(validate_InviteHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_invitesGet_2_0.errors = vErrors;
return errors === 0;
}

export const invitesList_1_0 = validate_invitesList_1_0;
const schema_bc39bf7138d5 = {"type":"object","properties":{"rsvp_status":{"$ref":"#/$defs/RsvpStatus"},"include_removed":{"type":"boolean"},"include_expired":{"type":"boolean"},"query":{"type":"string","maxLength":160},"limit":{"type":"integer","minimum":1,"maximum":25},"snapshot_handle":{"$ref":"#/$defs/SnapshotHandle"},"cursor":{"type":"string","maxLength":2048}}};
const schema_694c81663d26 = {"type":"string","enum":["pending","accepted","declined","removed"]};

function validate_RsvpStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "pending") || (data === "accepted")) || (data === "declined")) || (data === "removed"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_694c81663d26.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_RsvpStatus.errors = vErrors;
return errors === 0;
}


function validate_invitesList_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rsvp_status !== undefined && func_191f75b36e8d.call(data, "rsvp_status")){
if(!(validate_RsvpStatus(data.rsvp_status, {instancePath:instancePath+"/rsvp_status",parentData:data,parentDataProperty:"rsvp_status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RsvpStatus.errors : vErrors.concat(validate_RsvpStatus.errors);
errors = vErrors.length;
}
}
if(data.include_removed !== undefined && func_191f75b36e8d.call(data, "include_removed")){
if(typeof data.include_removed !== "boolean"){
const err0 = {instancePath:instancePath+"/include_removed",schemaPath:"#/properties/include_removed/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.include_expired !== undefined && func_191f75b36e8d.call(data, "include_expired")){
if(typeof data.include_expired !== "boolean"){
const err1 = {instancePath:instancePath+"/include_expired",schemaPath:"#/properties/include_expired/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined && func_191f75b36e8d.call(data, "query")){
let data3 = data.query;
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 160){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.limit !== undefined && func_191f75b36e8d.call(data, "limit")){
let data4 = data.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 25 || isNaN(data4)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.snapshot_handle !== undefined && func_191f75b36e8d.call(data, "snapshot_handle")){
if(!(validate_SnapshotHandle(data.snapshot_handle, {instancePath:instancePath+"/snapshot_handle",parentData:data,parentDataProperty:"snapshot_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SnapshotHandle.errors : vErrors.concat(validate_SnapshotHandle.errors);
errors = vErrors.length;
}
}
if(data.cursor !== undefined && func_191f75b36e8d.call(data, "cursor")){
let data6 = data.cursor;
if(typeof data6 === "string"){
if(func_7a0318136635(data6) > 2048){
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate_invitesList_1_0.errors = vErrors;
return errors === 0;
}

export const invitesRsvpUpdate_1_0 = validate_invitesRsvpUpdate_1_0;
const schema_6fe6221f1c4a = {"type":"object","properties":{"invite_handle":{"$ref":"#/$defs/InviteHandle"},"rsvp_status":{"$ref":"#/$defs/RsvpAnswer"},"expected_revision":{"type":"integer","minimum":0},"note":{"type":"string","maxLength":500}},"required":["invite_handle","rsvp_status"],"additionalProperties":false};
const schema_8b967564681a = {"type":"string","enum":["accepted","declined"]};

function validate_RsvpAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "accepted") || (data === "declined"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_8b967564681a.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_RsvpAnswer.errors = vErrors;
return errors === 0;
}


function validate_invitesRsvpUpdate_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.invite_handle === undefined) || (!(func_191f75b36e8d.call(data, "invite_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invite_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.rsvp_status === undefined) || (!(func_191f75b36e8d.call(data, "rsvp_status")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rsvp_status"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "invite_handle") || (key0 === "rsvp_status")) || (key0 === "expected_revision")) || (key0 === "note"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.invite_handle !== undefined && func_191f75b36e8d.call(data, "invite_handle")){
if(!(validate_InviteHandle(data.invite_handle, {instancePath:instancePath+"/invite_handle",parentData:data,parentDataProperty:"invite_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_InviteHandle.errors : vErrors.concat(validate_InviteHandle.errors);
errors = vErrors.length;
}
}
if(data.rsvp_status !== undefined && func_191f75b36e8d.call(data, "rsvp_status")){
if(!(validate_RsvpAnswer(data.rsvp_status, {instancePath:instancePath+"/rsvp_status",parentData:data,parentDataProperty:"rsvp_status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RsvpAnswer.errors : vErrors.concat(validate_RsvpAnswer.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined && func_191f75b36e8d.call(data, "expected_revision")){
let data2 = data.expected_revision;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/expected_revision",schemaPath:"#/properties/expected_revision/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/expected_revision",schemaPath:"#/properties/expected_revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.note !== undefined && func_191f75b36e8d.call(data, "note")){
let data3 = data.note;
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 500){
const err5 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_invitesRsvpUpdate_1_0.errors = vErrors;
return errors === 0;
}

export const likesQuery_1_0 = validate_likesQuery_1_0;
const schema_3af57c209ac0 = {"type":"object","properties":{"filters":{"$ref":"#/$defs/LikeFilters"},"people_handles":{"type":"array","items":{"$ref":"#/$defs/PersonHandleLong"},"maxItems":100},"limit":{"type":"integer","minimum":1,"maximum":50},"cursor":{"type":"string","maxLength":8192}}};
const schema_e2772468f020 = {"type":"object","properties":{"neighborhood_names":{"type":"array","items":{"type":"string","maxLength":120},"maxItems":25},"activity_names":{"type":"array","items":{"type":"string","maxLength":120},"maxItems":25},"custom_activity_names":{"type":"array","items":{"type":"string","maxLength":120},"maxItems":25},"when_preset":{"anyOf":[{"$ref":"#/$defs/WhenPreset"},{"type":"null"}]},"incoming_only":{"type":"boolean"},"own_only":{"type":"boolean"}},"additionalProperties":false};
const schema_a8952dc831a1 = {"type":"string","enum":["any-time-weekdays","any-time-weekends","right-now","today","tomorrow","next-few-days","next-few-days-weekdays","next-few-days-weekends","this-week","next-week","this-weekend","next-weekend","next-few-weekends","next-few-weeks","next-few-weeks-weekdays","custom"]};

function validate_WhenPreset(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((((((((data === "any-time-weekdays") || (data === "any-time-weekends")) || (data === "right-now")) || (data === "today")) || (data === "tomorrow")) || (data === "next-few-days")) || (data === "next-few-days-weekdays")) || (data === "next-few-days-weekends")) || (data === "this-week")) || (data === "next-week")) || (data === "this-weekend")) || (data === "next-weekend")) || (data === "next-few-weekends")) || (data === "next-few-weeks")) || (data === "next-few-weeks-weekdays")) || (data === "custom"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_a8952dc831a1.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_WhenPreset.errors = vErrors;
return errors === 0;
}


function validate_LikeFilters(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "neighborhood_names") || (key0 === "activity_names")) || (key0 === "custom_activity_names")) || (key0 === "when_preset")) || (key0 === "incoming_only")) || (key0 === "own_only"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.neighborhood_names !== undefined && func_191f75b36e8d.call(data, "neighborhood_names")){
let data0 = data.neighborhood_names;
if(Array.isArray(data0)){
if(data0.length > 25){
const err1 = {instancePath:instancePath+"/neighborhood_names",schemaPath:"#/properties/neighborhood_names/maxItems",keyword:"maxItems",params:{limit: 25}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 120){
const err2 = {instancePath:instancePath+"/neighborhood_names/" + i0,schemaPath:"#/properties/neighborhood_names/items/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/neighborhood_names/" + i0,schemaPath:"#/properties/neighborhood_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/neighborhood_names",schemaPath:"#/properties/neighborhood_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.activity_names !== undefined && func_191f75b36e8d.call(data, "activity_names")){
let data2 = data.activity_names;
if(Array.isArray(data2)){
if(data2.length > 25){
const err5 = {instancePath:instancePath+"/activity_names",schemaPath:"#/properties/activity_names/maxItems",keyword:"maxItems",params:{limit: 25}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 120){
const err6 = {instancePath:instancePath+"/activity_names/" + i1,schemaPath:"#/properties/activity_names/items/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/activity_names/" + i1,schemaPath:"#/properties/activity_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/activity_names",schemaPath:"#/properties/activity_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.custom_activity_names !== undefined && func_191f75b36e8d.call(data, "custom_activity_names")){
let data4 = data.custom_activity_names;
if(Array.isArray(data4)){
if(data4.length > 25){
const err9 = {instancePath:instancePath+"/custom_activity_names",schemaPath:"#/properties/custom_activity_names/maxItems",keyword:"maxItems",params:{limit: 25}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(func_7a0318136635(data5) > 120){
const err10 = {instancePath:instancePath+"/custom_activity_names/" + i2,schemaPath:"#/properties/custom_activity_names/items/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/custom_activity_names/" + i2,schemaPath:"#/properties/custom_activity_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/custom_activity_names",schemaPath:"#/properties/custom_activity_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.when_preset !== undefined && func_191f75b36e8d.call(data, "when_preset")){
let data6 = data.when_preset;
const _errs15 = errors;
let valid7 = false;
const _errs16 = errors;
if(!(validate_WhenPreset(data6, {instancePath:instancePath+"/when_preset",parentData:data,parentDataProperty:"when_preset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_WhenPreset.errors : vErrors.concat(validate_WhenPreset.errors);
errors = vErrors.length;
}
var _valid0 = _errs16 === errors;
valid7 = valid7 || _valid0;
if(!valid7){
const _errs17 = errors;
if(data6 !== null){
const err13 = {instancePath:instancePath+"/when_preset",schemaPath:"#/properties/when_preset/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid7 = valid7 || _valid0;
}
if(!valid7){
const err14 = {instancePath:instancePath+"/when_preset",schemaPath:"#/properties/when_preset/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.incoming_only !== undefined && func_191f75b36e8d.call(data, "incoming_only")){
if(typeof data.incoming_only !== "boolean"){
const err15 = {instancePath:instancePath+"/incoming_only",schemaPath:"#/properties/incoming_only/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.own_only !== undefined && func_191f75b36e8d.call(data, "own_only")){
if(typeof data.own_only !== "boolean"){
const err16 = {instancePath:instancePath+"/own_only",schemaPath:"#/properties/own_only/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate_LikeFilters.errors = vErrors;
return errors === 0;
}


function validate_likesQuery_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filters !== undefined && func_191f75b36e8d.call(data, "filters")){
if(!(validate_LikeFilters(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LikeFilters.errors : vErrors.concat(validate_LikeFilters.errors);
errors = vErrors.length;
}
}
if(data.people_handles !== undefined && func_191f75b36e8d.call(data, "people_handles")){
let data1 = data.people_handles;
if(Array.isArray(data1)){
if(data1.length > 100){
const err0 = {instancePath:instancePath+"/people_handles",schemaPath:"#/properties/people_handles/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_PersonHandleLong(data1[i0], {instancePath:instancePath+"/people_handles/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandleLong.errors : vErrors.concat(validate_PersonHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/people_handles",schemaPath:"#/properties/people_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.limit !== undefined && func_191f75b36e8d.call(data, "limit")){
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50 || isNaN(data3)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.cursor !== undefined && func_191f75b36e8d.call(data, "cursor")){
let data4 = data.cursor;
if(typeof data4 === "string"){
if(func_7a0318136635(data4) > 8192){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 8192}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_likesQuery_1_0.errors = vErrors;
return errors === 0;
}

export const likesMutate_1_0 = validate_likesMutate_1_0;
const schema_5d6fe9241885 = {"type":"object","properties":{"subject":{"$ref":"#/$defs/LikeSubject"},"operation":{"$ref":"#/$defs/LikeOperation"},"people_handles":{"type":"array","items":{"$ref":"#/$defs/PersonHandleLong"},"maxItems":100},"intentions":{"type":"array","items":{"$ref":"#/$defs/LikeIntention"},"maxItems":100},"revision":{"type":"integer","minimum":0},"receipt_id":{"$ref":"#/$defs/LikeReceiptId"},"idempotency_key":{"type":"string","maxLength":191}}};
const schema_ce8b1d4b4931 = {"type":"object","properties":{"kind":{"$ref":"#/$defs/LikeKind"},"handle":{"type":"string","maxLength":191}},"required":["kind","handle"],"additionalProperties":false};
const schema_494718591a27 = {"type":"string","enum":["place","event","idea"]};

function validate_LikeKind(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "place") || (data === "event")) || (data === "idea"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_494718591a27.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_LikeKind.errors = vErrors;
return errors === 0;
}


function validate_LikeSubject(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func_191f75b36e8d.call(data, "kind")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.handle === undefined) || (!(func_191f75b36e8d.call(data, "handle")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handle"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "handle"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined && func_191f75b36e8d.call(data, "kind")){
if(!(validate_LikeKind(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LikeKind.errors : vErrors.concat(validate_LikeKind.errors);
errors = vErrors.length;
}
}
if(data.handle !== undefined && func_191f75b36e8d.call(data, "handle")){
let data1 = data.handle;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 191){
const err3 = {instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/maxLength",keyword:"maxLength",params:{limit: 191}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_LikeSubject.errors = vErrors;
return errors === 0;
}

const schema_33213a0923b1 = {"type":"string","enum":["save","replace","remove_person","unlike","undo"]};

function validate_LikeOperation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "save") || (data === "replace")) || (data === "remove_person")) || (data === "unlike")) || (data === "undo"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_33213a0923b1.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_LikeOperation.errors = vErrors;
return errors === 0;
}

const schema_e121228b3ab3 = {"type":"array","items":{"$ref":"#/$defs/PersonHandleLong"},"maxItems":100};

function validate_LikeIntention(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_PersonHandleLong(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandleLong.errors : vErrors.concat(validate_PersonHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_LikeIntention.errors = vErrors;
return errors === 0;
}

const schema_00404e686415 = {"type":"string"};

function validate_LikeReceiptId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate_LikeReceiptId.errors = vErrors;
return errors === 0;
}


function validate_likesMutate_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject !== undefined && func_191f75b36e8d.call(data, "subject")){
if(!(validate_LikeSubject(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LikeSubject.errors : vErrors.concat(validate_LikeSubject.errors);
errors = vErrors.length;
}
}
if(data.operation !== undefined && func_191f75b36e8d.call(data, "operation")){
if(!(validate_LikeOperation(data.operation, {instancePath:instancePath+"/operation",parentData:data,parentDataProperty:"operation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LikeOperation.errors : vErrors.concat(validate_LikeOperation.errors);
errors = vErrors.length;
}
}
if(data.people_handles !== undefined && func_191f75b36e8d.call(data, "people_handles")){
let data2 = data.people_handles;
if(Array.isArray(data2)){
if(data2.length > 100){
const err0 = {instancePath:instancePath+"/people_handles",schemaPath:"#/properties/people_handles/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_PersonHandleLong(data2[i0], {instancePath:instancePath+"/people_handles/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandleLong.errors : vErrors.concat(validate_PersonHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/people_handles",schemaPath:"#/properties/people_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.intentions !== undefined && func_191f75b36e8d.call(data, "intentions")){
let data4 = data.intentions;
if(Array.isArray(data4)){
if(data4.length > 100){
const err2 = {instancePath:instancePath+"/intentions",schemaPath:"#/properties/intentions/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_LikeIntention(data4[i1], {instancePath:instancePath+"/intentions/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LikeIntention.errors : vErrors.concat(validate_LikeIntention.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/intentions",schemaPath:"#/properties/intentions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.revision !== undefined && func_191f75b36e8d.call(data, "revision")){
let data6 = data.revision;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err4 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err5 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.receipt_id !== undefined && func_191f75b36e8d.call(data, "receipt_id")){
if(!(validate_LikeReceiptId(data.receipt_id, {instancePath:instancePath+"/receipt_id",parentData:data,parentDataProperty:"receipt_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LikeReceiptId.errors : vErrors.concat(validate_LikeReceiptId.errors);
errors = vErrors.length;
}
}
if(data.idempotency_key !== undefined && func_191f75b36e8d.call(data, "idempotency_key")){
let data8 = data.idempotency_key;
if(typeof data8 === "string"){
if(func_7a0318136635(data8) > 191){
const err6 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 191}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_likesMutate_1_0.errors = vErrors;
return errors === 0;
}

export const ideasListsCreate_2_0 = validate_ideasListsCreate_2_0;
const schema_1f47cb33c56f = {"type":"object","properties":{"name":{"type":"string","maxLength":120},"person_handles":{"type":"array","items":{"$ref":"#/$defs/PersonHandle"},"maxItems":50},"person_names":{"type":"array","items":{"type":"string","maxLength":120},"maxItems":50},"neighborhood_names":{"type":"array","items":{"type":"string","maxLength":120},"maxItems":25},"activity_names":{"type":"array","items":{"type":"string","maxLength":120},"maxItems":25},"custom_activity_names":{"type":"array","items":{"type":"string","maxLength":80},"maxItems":25},"when_preset":{"type":["string","null"],"maxLength":80},"when_start":{"type":["string","null"],"format":"date-time"},"when_end":{"type":["string","null"],"format":"date-time"},"directions":{"type":"array","items":{"type":"string","maxLength":240},"maxItems":8},"apply_matching_likes":{"type":"boolean"}},"required":["name"]};

function validate_ideasListsCreate_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func_191f75b36e8d.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined && func_191f75b36e8d.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 120){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.person_handles !== undefined && func_191f75b36e8d.call(data, "person_handles")){
let data1 = data.person_handles;
if(Array.isArray(data1)){
if(data1.length > 50){
const err3 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_PersonHandle(data1[i0], {instancePath:instancePath+"/person_handles/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandle.errors : vErrors.concat(validate_PersonHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.person_names !== undefined && func_191f75b36e8d.call(data, "person_names")){
let data3 = data.person_names;
if(Array.isArray(data3)){
if(data3.length > 50){
const err5 = {instancePath:instancePath+"/person_names",schemaPath:"#/properties/person_names/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(func_7a0318136635(data4) > 120){
const err6 = {instancePath:instancePath+"/person_names/" + i1,schemaPath:"#/properties/person_names/items/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/person_names/" + i1,schemaPath:"#/properties/person_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/person_names",schemaPath:"#/properties/person_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.neighborhood_names !== undefined && func_191f75b36e8d.call(data, "neighborhood_names")){
let data5 = data.neighborhood_names;
if(Array.isArray(data5)){
if(data5.length > 25){
const err9 = {instancePath:instancePath+"/neighborhood_names",schemaPath:"#/properties/neighborhood_names/maxItems",keyword:"maxItems",params:{limit: 25}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(typeof data6 === "string"){
if(func_7a0318136635(data6) > 120){
const err10 = {instancePath:instancePath+"/neighborhood_names/" + i2,schemaPath:"#/properties/neighborhood_names/items/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/neighborhood_names/" + i2,schemaPath:"#/properties/neighborhood_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/neighborhood_names",schemaPath:"#/properties/neighborhood_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.activity_names !== undefined && func_191f75b36e8d.call(data, "activity_names")){
let data7 = data.activity_names;
if(Array.isArray(data7)){
if(data7.length > 25){
const err13 = {instancePath:instancePath+"/activity_names",schemaPath:"#/properties/activity_names/maxItems",keyword:"maxItems",params:{limit: 25}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
let data8 = data7[i3];
if(typeof data8 === "string"){
if(func_7a0318136635(data8) > 120){
const err14 = {instancePath:instancePath+"/activity_names/" + i3,schemaPath:"#/properties/activity_names/items/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/activity_names/" + i3,schemaPath:"#/properties/activity_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/activity_names",schemaPath:"#/properties/activity_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.custom_activity_names !== undefined && func_191f75b36e8d.call(data, "custom_activity_names")){
let data9 = data.custom_activity_names;
if(Array.isArray(data9)){
if(data9.length > 25){
const err17 = {instancePath:instancePath+"/custom_activity_names",schemaPath:"#/properties/custom_activity_names/maxItems",keyword:"maxItems",params:{limit: 25}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
let data10 = data9[i4];
if(typeof data10 === "string"){
if(func_7a0318136635(data10) > 80){
const err18 = {instancePath:instancePath+"/custom_activity_names/" + i4,schemaPath:"#/properties/custom_activity_names/items/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/custom_activity_names/" + i4,schemaPath:"#/properties/custom_activity_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/custom_activity_names",schemaPath:"#/properties/custom_activity_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.when_preset !== undefined && func_191f75b36e8d.call(data, "when_preset")){
let data11 = data.when_preset;
if((typeof data11 !== "string") && (data11 !== null)){
const err21 = {instancePath:instancePath+"/when_preset",schemaPath:"#/properties/when_preset/type",keyword:"type",params:{type: schema_1f47cb33c56f.properties.when_preset.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data11 === "string"){
if(func_7a0318136635(data11) > 80){
const err22 = {instancePath:instancePath+"/when_preset",schemaPath:"#/properties/when_preset/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.when_start !== undefined && func_191f75b36e8d.call(data, "when_start")){
let data12 = data.when_start;
if((typeof data12 !== "string") && (data12 !== null)){
const err23 = {instancePath:instancePath+"/when_start",schemaPath:"#/properties/when_start/type",keyword:"type",params:{type: schema_1f47cb33c56f.properties.when_start.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data12 === "string"){
if(!(formats_37d7ec70449e.validate(data12))){
const err24 = {instancePath:instancePath+"/when_start",schemaPath:"#/properties/when_start/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.when_end !== undefined && func_191f75b36e8d.call(data, "when_end")){
let data13 = data.when_end;
if((typeof data13 !== "string") && (data13 !== null)){
const err25 = {instancePath:instancePath+"/when_end",schemaPath:"#/properties/when_end/type",keyword:"type",params:{type: schema_1f47cb33c56f.properties.when_end.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data13 === "string"){
if(!(formats_37d7ec70449e.validate(data13))){
const err26 = {instancePath:instancePath+"/when_end",schemaPath:"#/properties/when_end/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.directions !== undefined && func_191f75b36e8d.call(data, "directions")){
let data14 = data.directions;
if(Array.isArray(data14)){
if(data14.length > 8){
const err27 = {instancePath:instancePath+"/directions",schemaPath:"#/properties/directions/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len5 = data14.length;
for(let i5=0; i5<len5; i5++){
let data15 = data14[i5];
if(typeof data15 === "string"){
if(func_7a0318136635(data15) > 240){
const err28 = {instancePath:instancePath+"/directions/" + i5,schemaPath:"#/properties/directions/items/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/directions/" + i5,schemaPath:"#/properties/directions/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/directions",schemaPath:"#/properties/directions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.apply_matching_likes !== undefined && func_191f75b36e8d.call(data, "apply_matching_likes")){
if(typeof data.apply_matching_likes !== "boolean"){
const err31 = {instancePath:instancePath+"/apply_matching_likes",schemaPath:"#/properties/apply_matching_likes/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate_ideasListsCreate_2_0.errors = vErrors;
return errors === 0;
}

export const ideasListsDefaultsUpdate_1_0 = validate_ideasListsDefaultsUpdate_1_0;
const schema_f208a8d441f2 = {"type":"object","properties":{"ideas_list_handle":{"$ref":"#/$defs/IdeasListHandle"},"neighborhood_names":{"type":"array","items":{"type":"string","maxLength":120},"maxItems":25},"activity_names":{"type":"array","items":{"type":"string","maxLength":120},"maxItems":25},"custom_activity_names":{"type":"array","items":{"type":"string","maxLength":80},"maxItems":25},"when_preset":{"type":["string","null"],"maxLength":80},"when_start":{"type":["string","null"],"format":"date-time"},"when_end":{"type":["string","null"],"format":"date-time"}},"required":["ideas_list_handle"]};

function validate_ideasListsDefaultsUpdate_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ideas_list_handle === undefined) || (!(func_191f75b36e8d.call(data, "ideas_list_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ideas_list_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ideas_list_handle !== undefined && func_191f75b36e8d.call(data, "ideas_list_handle")){
if(!(validate_IdeasListHandle(data.ideas_list_handle, {instancePath:instancePath+"/ideas_list_handle",parentData:data,parentDataProperty:"ideas_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandle.errors : vErrors.concat(validate_IdeasListHandle.errors);
errors = vErrors.length;
}
}
if(data.neighborhood_names !== undefined && func_191f75b36e8d.call(data, "neighborhood_names")){
let data1 = data.neighborhood_names;
if(Array.isArray(data1)){
if(data1.length > 25){
const err1 = {instancePath:instancePath+"/neighborhood_names",schemaPath:"#/properties/neighborhood_names/maxItems",keyword:"maxItems",params:{limit: 25}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 120){
const err2 = {instancePath:instancePath+"/neighborhood_names/" + i0,schemaPath:"#/properties/neighborhood_names/items/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/neighborhood_names/" + i0,schemaPath:"#/properties/neighborhood_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/neighborhood_names",schemaPath:"#/properties/neighborhood_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.activity_names !== undefined && func_191f75b36e8d.call(data, "activity_names")){
let data3 = data.activity_names;
if(Array.isArray(data3)){
if(data3.length > 25){
const err5 = {instancePath:instancePath+"/activity_names",schemaPath:"#/properties/activity_names/maxItems",keyword:"maxItems",params:{limit: 25}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(func_7a0318136635(data4) > 120){
const err6 = {instancePath:instancePath+"/activity_names/" + i1,schemaPath:"#/properties/activity_names/items/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/activity_names/" + i1,schemaPath:"#/properties/activity_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/activity_names",schemaPath:"#/properties/activity_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.custom_activity_names !== undefined && func_191f75b36e8d.call(data, "custom_activity_names")){
let data5 = data.custom_activity_names;
if(Array.isArray(data5)){
if(data5.length > 25){
const err9 = {instancePath:instancePath+"/custom_activity_names",schemaPath:"#/properties/custom_activity_names/maxItems",keyword:"maxItems",params:{limit: 25}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(typeof data6 === "string"){
if(func_7a0318136635(data6) > 80){
const err10 = {instancePath:instancePath+"/custom_activity_names/" + i2,schemaPath:"#/properties/custom_activity_names/items/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/custom_activity_names/" + i2,schemaPath:"#/properties/custom_activity_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/custom_activity_names",schemaPath:"#/properties/custom_activity_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.when_preset !== undefined && func_191f75b36e8d.call(data, "when_preset")){
let data7 = data.when_preset;
if((typeof data7 !== "string") && (data7 !== null)){
const err13 = {instancePath:instancePath+"/when_preset",schemaPath:"#/properties/when_preset/type",keyword:"type",params:{type: schema_f208a8d441f2.properties.when_preset.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data7 === "string"){
if(func_7a0318136635(data7) > 80){
const err14 = {instancePath:instancePath+"/when_preset",schemaPath:"#/properties/when_preset/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.when_start !== undefined && func_191f75b36e8d.call(data, "when_start")){
let data8 = data.when_start;
if((typeof data8 !== "string") && (data8 !== null)){
const err15 = {instancePath:instancePath+"/when_start",schemaPath:"#/properties/when_start/type",keyword:"type",params:{type: schema_f208a8d441f2.properties.when_start.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats_37d7ec70449e.validate(data8))){
const err16 = {instancePath:instancePath+"/when_start",schemaPath:"#/properties/when_start/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.when_end !== undefined && func_191f75b36e8d.call(data, "when_end")){
let data9 = data.when_end;
if((typeof data9 !== "string") && (data9 !== null)){
const err17 = {instancePath:instancePath+"/when_end",schemaPath:"#/properties/when_end/type",keyword:"type",params:{type: schema_f208a8d441f2.properties.when_end.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats_37d7ec70449e.validate(data9))){
const err18 = {instancePath:instancePath+"/when_end",schemaPath:"#/properties/when_end/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate_ideasListsDefaultsUpdate_1_0.errors = vErrors;
return errors === 0;
}

export const ideasListsDelete_1_0 = validate_ideasListsDelete_1_0;
const schema_8b890fc1dd0f = {"type":"object","properties":{"ideas_list_handle":{"$ref":"#/$defs/IdeasListHandle"}},"required":["ideas_list_handle"]};

function validate_ideasListsDelete_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ideas_list_handle === undefined) || (!(func_191f75b36e8d.call(data, "ideas_list_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ideas_list_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ideas_list_handle !== undefined && func_191f75b36e8d.call(data, "ideas_list_handle")){
if(!(validate_IdeasListHandle(data.ideas_list_handle, {instancePath:instancePath+"/ideas_list_handle",parentData:data,parentDataProperty:"ideas_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandle.errors : vErrors.concat(validate_IdeasListHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_ideasListsDelete_1_0.errors = vErrors;
return errors === 0;
}

export const ideasListsDuplicate_1_0 = validate_ideasListsDuplicate_1_0;

function validate_ideasListsDuplicate_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ideas_list_handle === undefined) || (!(func_191f75b36e8d.call(data, "ideas_list_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ideas_list_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ideas_list_handle !== undefined && func_191f75b36e8d.call(data, "ideas_list_handle")){
if(!(validate_IdeasListHandle(data.ideas_list_handle, {instancePath:instancePath+"/ideas_list_handle",parentData:data,parentDataProperty:"ideas_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandle.errors : vErrors.concat(validate_IdeasListHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_ideasListsDuplicate_1_0.errors = vErrors;
return errors === 0;
}

export const ideasListsRename_2_0 = validate_ideasListsRename_2_0;
const schema_c434cb8c3e67 = {"type":"object","properties":{"ideas_list_handle":{"$ref":"#/$defs/IdeasListHandle"},"name":{"type":"string","maxLength":120}},"required":["ideas_list_handle","name"]};

function validate_ideasListsRename_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ideas_list_handle === undefined) || (!(func_191f75b36e8d.call(data, "ideas_list_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ideas_list_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.name === undefined) || (!(func_191f75b36e8d.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ideas_list_handle !== undefined && func_191f75b36e8d.call(data, "ideas_list_handle")){
if(!(validate_IdeasListHandle(data.ideas_list_handle, {instancePath:instancePath+"/ideas_list_handle",parentData:data,parentDataProperty:"ideas_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandle.errors : vErrors.concat(validate_IdeasListHandle.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func_191f75b36e8d.call(data, "name")){
let data1 = data.name;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 120){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_ideasListsRename_2_0.errors = vErrors;
return errors === 0;
}

export const ideasListsDirectionsGet_1_0 = validate_ideasListsDirectionsGet_1_0;

function validate_ideasListsDirectionsGet_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ideas_list_handle === undefined) || (!(func_191f75b36e8d.call(data, "ideas_list_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ideas_list_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ideas_list_handle !== undefined && func_191f75b36e8d.call(data, "ideas_list_handle")){
if(!(validate_IdeasListHandle(data.ideas_list_handle, {instancePath:instancePath+"/ideas_list_handle",parentData:data,parentDataProperty:"ideas_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandle.errors : vErrors.concat(validate_IdeasListHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_ideasListsDirectionsGet_1_0.errors = vErrors;
return errors === 0;
}

export const ideasListsGet_1_0 = validate_ideasListsGet_1_0;

function validate_ideasListsGet_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ideas_list_handle === undefined) || (!(func_191f75b36e8d.call(data, "ideas_list_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ideas_list_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ideas_list_handle !== undefined && func_191f75b36e8d.call(data, "ideas_list_handle")){
if(!(validate_IdeasListHandle(data.ideas_list_handle, {instancePath:instancePath+"/ideas_list_handle",parentData:data,parentDataProperty:"ideas_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandle.errors : vErrors.concat(validate_IdeasListHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_ideasListsGet_1_0.errors = vErrors;
return errors === 0;
}

export const ideasListsItemsUpdate_1_0 = validate_ideasListsItemsUpdate_1_0;
const schema_c54c8c203691 = {"type":"object","properties":{"ideas_list_handle":{"$ref":"#/$defs/IdeasListHandle"},"idea_handles":{"type":"array","items":{"$ref":"#/$defs/IdeaHandle"},"maxItems":50},"mode":{"$ref":"#/$defs/MembershipMode"}},"required":["ideas_list_handle","idea_handles","mode"]};
const schema_893f64ef90ae = {"type":"string","enum":["replace","add","remove"]};

function validate_MembershipMode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "replace") || (data === "add")) || (data === "remove"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_893f64ef90ae.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_MembershipMode.errors = vErrors;
return errors === 0;
}


function validate_ideasListsItemsUpdate_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ideas_list_handle === undefined) || (!(func_191f75b36e8d.call(data, "ideas_list_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ideas_list_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.idea_handles === undefined) || (!(func_191f75b36e8d.call(data, "idea_handles")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idea_handles"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.mode === undefined) || (!(func_191f75b36e8d.call(data, "mode")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.ideas_list_handle !== undefined && func_191f75b36e8d.call(data, "ideas_list_handle")){
if(!(validate_IdeasListHandle(data.ideas_list_handle, {instancePath:instancePath+"/ideas_list_handle",parentData:data,parentDataProperty:"ideas_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandle.errors : vErrors.concat(validate_IdeasListHandle.errors);
errors = vErrors.length;
}
}
if(data.idea_handles !== undefined && func_191f75b36e8d.call(data, "idea_handles")){
let data1 = data.idea_handles;
if(Array.isArray(data1)){
if(data1.length > 50){
const err3 = {instancePath:instancePath+"/idea_handles",schemaPath:"#/properties/idea_handles/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_IdeaHandle(data1[i0], {instancePath:instancePath+"/idea_handles/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeaHandle.errors : vErrors.concat(validate_IdeaHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/idea_handles",schemaPath:"#/properties/idea_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.mode !== undefined && func_191f75b36e8d.call(data, "mode")){
if(!(validate_MembershipMode(data.mode, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MembershipMode.errors : vErrors.concat(validate_MembershipMode.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_ideasListsItemsUpdate_1_0.errors = vErrors;
return errors === 0;
}

export const ideasListsMembersUpdate_1_0 = validate_ideasListsMembersUpdate_1_0;
const schema_b07a4e945402 = {"type":"object","properties":{"ideas_list_handle":{"$ref":"#/$defs/IdeasListHandle"},"mode":{"$ref":"#/$defs/MembershipMode"},"person_handles":{"type":"array","items":{"$ref":"#/$defs/PersonHandle"},"maxItems":50},"person_names":{"type":"array","items":{"type":"string","maxLength":120},"maxItems":50}},"required":["ideas_list_handle","mode"]};

function validate_ideasListsMembersUpdate_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ideas_list_handle === undefined) || (!(func_191f75b36e8d.call(data, "ideas_list_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ideas_list_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.mode === undefined) || (!(func_191f75b36e8d.call(data, "mode")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ideas_list_handle !== undefined && func_191f75b36e8d.call(data, "ideas_list_handle")){
if(!(validate_IdeasListHandle(data.ideas_list_handle, {instancePath:instancePath+"/ideas_list_handle",parentData:data,parentDataProperty:"ideas_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandle.errors : vErrors.concat(validate_IdeasListHandle.errors);
errors = vErrors.length;
}
}
if(data.mode !== undefined && func_191f75b36e8d.call(data, "mode")){
if(!(validate_MembershipMode(data.mode, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MembershipMode.errors : vErrors.concat(validate_MembershipMode.errors);
errors = vErrors.length;
}
}
if(data.person_handles !== undefined && func_191f75b36e8d.call(data, "person_handles")){
let data2 = data.person_handles;
if(Array.isArray(data2)){
if(data2.length > 50){
const err2 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_PersonHandle(data2[i0], {instancePath:instancePath+"/person_handles/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandle.errors : vErrors.concat(validate_PersonHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.person_names !== undefined && func_191f75b36e8d.call(data, "person_names")){
let data4 = data.person_names;
if(Array.isArray(data4)){
if(data4.length > 50){
const err4 = {instancePath:instancePath+"/person_names",schemaPath:"#/properties/person_names/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(func_7a0318136635(data5) > 120){
const err5 = {instancePath:instancePath+"/person_names/" + i1,schemaPath:"#/properties/person_names/items/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/person_names/" + i1,schemaPath:"#/properties/person_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/person_names",schemaPath:"#/properties/person_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_ideasListsMembersUpdate_1_0.errors = vErrors;
return errors === 0;
}

export const ideasListsLikesPreview_1_0 = validate_ideasListsLikesPreview_1_0;
const schema_d1b654e67ea0 = {"type":"object","properties":{"ideas_list_handle":{"$ref":"#/$defs/IdeasListHandle"},"person_handles":{"type":"array","items":{"$ref":"#/$defs/PersonHandle"},"maxItems":50},"person_names":{"type":"array","items":{"type":"string","maxLength":120},"maxItems":50},"source_person_handles":{"type":"array","items":{"$ref":"#/$defs/PersonHandle"},"maxItems":50},"source_person_names":{"type":"array","items":{"type":"string","maxLength":120},"maxItems":50}},"required":["ideas_list_handle"],"anyOf":[{"properties":{"person_handles":{}},"required":["person_handles"]},{"properties":{"person_names":{}},"required":["person_names"]}]};

function validate_ideasListsLikesPreview_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.person_handles === undefined) || (!(func_191f75b36e8d.call(data, "person_handles")))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "person_handles"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.person_names === undefined) || (!(func_191f75b36e8d.call(data, "person_names")))){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "person_names"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ideas_list_handle === undefined) || (!(func_191f75b36e8d.call(data, "ideas_list_handle")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ideas_list_handle"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.ideas_list_handle !== undefined && func_191f75b36e8d.call(data, "ideas_list_handle")){
if(!(validate_IdeasListHandle(data.ideas_list_handle, {instancePath:instancePath+"/ideas_list_handle",parentData:data,parentDataProperty:"ideas_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandle.errors : vErrors.concat(validate_IdeasListHandle.errors);
errors = vErrors.length;
}
}
if(data.person_handles !== undefined && func_191f75b36e8d.call(data, "person_handles")){
let data1 = data.person_handles;
if(Array.isArray(data1)){
if(data1.length > 50){
const err4 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_PersonHandle(data1[i0], {instancePath:instancePath+"/person_handles/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandle.errors : vErrors.concat(validate_PersonHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.person_names !== undefined && func_191f75b36e8d.call(data, "person_names")){
let data3 = data.person_names;
if(Array.isArray(data3)){
if(data3.length > 50){
const err6 = {instancePath:instancePath+"/person_names",schemaPath:"#/properties/person_names/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(func_7a0318136635(data4) > 120){
const err7 = {instancePath:instancePath+"/person_names/" + i1,schemaPath:"#/properties/person_names/items/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/person_names/" + i1,schemaPath:"#/properties/person_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/person_names",schemaPath:"#/properties/person_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.source_person_handles !== undefined && func_191f75b36e8d.call(data, "source_person_handles")){
let data5 = data.source_person_handles;
if(Array.isArray(data5)){
if(data5.length > 50){
const err10 = {instancePath:instancePath+"/source_person_handles",schemaPath:"#/properties/source_person_handles/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
if(!(validate_PersonHandle(data5[i2], {instancePath:instancePath+"/source_person_handles/" + i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandle.errors : vErrors.concat(validate_PersonHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/source_person_handles",schemaPath:"#/properties/source_person_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.source_person_names !== undefined && func_191f75b36e8d.call(data, "source_person_names")){
let data7 = data.source_person_names;
if(Array.isArray(data7)){
if(data7.length > 50){
const err12 = {instancePath:instancePath+"/source_person_names",schemaPath:"#/properties/source_person_names/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
let data8 = data7[i3];
if(typeof data8 === "string"){
if(func_7a0318136635(data8) > 120){
const err13 = {instancePath:instancePath+"/source_person_names/" + i3,schemaPath:"#/properties/source_person_names/items/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/source_person_names/" + i3,schemaPath:"#/properties/source_person_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/source_person_names",schemaPath:"#/properties/source_person_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate_ideasListsLikesPreview_1_0.errors = vErrors;
return errors === 0;
}

export const ideasListsLikesApply_1_0 = validate_ideasListsLikesApply_1_0;

function validate_ideasListsLikesApply_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.person_handles === undefined) || (!(func_191f75b36e8d.call(data, "person_handles")))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "person_handles"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.person_names === undefined) || (!(func_191f75b36e8d.call(data, "person_names")))){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "person_names"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ideas_list_handle === undefined) || (!(func_191f75b36e8d.call(data, "ideas_list_handle")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ideas_list_handle"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.ideas_list_handle !== undefined && func_191f75b36e8d.call(data, "ideas_list_handle")){
if(!(validate_IdeasListHandle(data.ideas_list_handle, {instancePath:instancePath+"/ideas_list_handle",parentData:data,parentDataProperty:"ideas_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandle.errors : vErrors.concat(validate_IdeasListHandle.errors);
errors = vErrors.length;
}
}
if(data.person_handles !== undefined && func_191f75b36e8d.call(data, "person_handles")){
let data1 = data.person_handles;
if(Array.isArray(data1)){
if(data1.length > 50){
const err4 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_PersonHandle(data1[i0], {instancePath:instancePath+"/person_handles/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandle.errors : vErrors.concat(validate_PersonHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.person_names !== undefined && func_191f75b36e8d.call(data, "person_names")){
let data3 = data.person_names;
if(Array.isArray(data3)){
if(data3.length > 50){
const err6 = {instancePath:instancePath+"/person_names",schemaPath:"#/properties/person_names/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(func_7a0318136635(data4) > 120){
const err7 = {instancePath:instancePath+"/person_names/" + i1,schemaPath:"#/properties/person_names/items/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/person_names/" + i1,schemaPath:"#/properties/person_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/person_names",schemaPath:"#/properties/person_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.source_person_handles !== undefined && func_191f75b36e8d.call(data, "source_person_handles")){
let data5 = data.source_person_handles;
if(Array.isArray(data5)){
if(data5.length > 50){
const err10 = {instancePath:instancePath+"/source_person_handles",schemaPath:"#/properties/source_person_handles/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
if(!(validate_PersonHandle(data5[i2], {instancePath:instancePath+"/source_person_handles/" + i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandle.errors : vErrors.concat(validate_PersonHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/source_person_handles",schemaPath:"#/properties/source_person_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.source_person_names !== undefined && func_191f75b36e8d.call(data, "source_person_names")){
let data7 = data.source_person_names;
if(Array.isArray(data7)){
if(data7.length > 50){
const err12 = {instancePath:instancePath+"/source_person_names",schemaPath:"#/properties/source_person_names/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
let data8 = data7[i3];
if(typeof data8 === "string"){
if(func_7a0318136635(data8) > 120){
const err13 = {instancePath:instancePath+"/source_person_names/" + i3,schemaPath:"#/properties/source_person_names/items/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/source_person_names/" + i3,schemaPath:"#/properties/source_person_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/source_person_names",schemaPath:"#/properties/source_person_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate_ideasListsLikesApply_1_0.errors = vErrors;
return errors === 0;
}

export const ideasListsQuery_1_0 = validate_ideasListsQuery_1_0;
const schema_49a1cda4028c = {"type":"object","properties":{"query":{"type":"string","maxLength":160},"limit":{"type":"integer","minimum":1,"maximum":25},"snapshot_handle":{"$ref":"#/$defs/SnapshotHandle"},"cursor":{"type":"string","maxLength":2048}}};

function validate_ideasListsQuery_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined && func_191f75b36e8d.call(data, "query")){
let data0 = data.query;
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 160){
const err0 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.limit !== undefined && func_191f75b36e8d.call(data, "limit")){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 25 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.snapshot_handle !== undefined && func_191f75b36e8d.call(data, "snapshot_handle")){
if(!(validate_SnapshotHandle(data.snapshot_handle, {instancePath:instancePath+"/snapshot_handle",parentData:data,parentDataProperty:"snapshot_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SnapshotHandle.errors : vErrors.concat(validate_SnapshotHandle.errors);
errors = vErrors.length;
}
}
if(data.cursor !== undefined && func_191f75b36e8d.call(data, "cursor")){
let data3 = data.cursor;
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 2048){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_ideasListsQuery_1_0.errors = vErrors;
return errors === 0;
}

export const ideasListsSharePrepare_2_0 = validate_ideasListsSharePrepare_2_0;
const schema_0b21121016dc = {"type":"object","properties":{"ideas_list_handle":{"$ref":"#/$defs/IdeasListHandle"},"person_handle":{"$ref":"#/$defs/PersonHandle"},"person_name":{"type":"string","maxLength":120}},"required":["ideas_list_handle"],"anyOf":[{"properties":{"person_handle":{}},"required":["person_handle"]},{"properties":{"person_name":{}},"required":["person_name"]}]};

function validate_ideasListsSharePrepare_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.person_handle === undefined) || (!(func_191f75b36e8d.call(data, "person_handle")))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "person_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.person_name === undefined) || (!(func_191f75b36e8d.call(data, "person_name")))){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "person_name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ideas_list_handle === undefined) || (!(func_191f75b36e8d.call(data, "ideas_list_handle")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ideas_list_handle"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.ideas_list_handle !== undefined && func_191f75b36e8d.call(data, "ideas_list_handle")){
if(!(validate_IdeasListHandle(data.ideas_list_handle, {instancePath:instancePath+"/ideas_list_handle",parentData:data,parentDataProperty:"ideas_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandle.errors : vErrors.concat(validate_IdeasListHandle.errors);
errors = vErrors.length;
}
}
if(data.person_handle !== undefined && func_191f75b36e8d.call(data, "person_handle")){
if(!(validate_PersonHandle(data.person_handle, {instancePath:instancePath+"/person_handle",parentData:data,parentDataProperty:"person_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandle.errors : vErrors.concat(validate_PersonHandle.errors);
errors = vErrors.length;
}
}
if(data.person_name !== undefined && func_191f75b36e8d.call(data, "person_name")){
let data2 = data.person_name;
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 120){
const err4 = {instancePath:instancePath+"/person_name",schemaPath:"#/properties/person_name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/person_name",schemaPath:"#/properties/person_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate_ideasListsSharePrepare_2_0.errors = vErrors;
return errors === 0;
}

export const plansLogisticsGet_1_0 = validate_plansLogisticsGet_1_0;
const schema_453a6deacdea = {"type":"object","properties":{"plan_handle":{"$ref":"#/$defs/PlanHandle"}},"required":["plan_handle"]};

function validate_PlanHandle(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_PlanHandle.errors = vErrors;
return errors === 0;
}


function validate_plansLogisticsGet_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.plan_handle === undefined) || (!(func_191f75b36e8d.call(data, "plan_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.plan_handle !== undefined && func_191f75b36e8d.call(data, "plan_handle")){
if(!(validate_PlanHandle(data.plan_handle, {instancePath:instancePath+"/plan_handle",parentData:data,parentDataProperty:"plan_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanHandle.errors : vErrors.concat(validate_PlanHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_plansLogisticsGet_1_0.errors = vErrors;
return errors === 0;
}

export const plansLogisticsUpdate_1_0 = validate_plansLogisticsUpdate_1_0;
const schema_38e4c87d454b = {"type":"object","properties":{"plan_handle":{"$ref":"#/$defs/PlanHandle"},"mode":{"$ref":"#/$defs/LogisticsMode"},"guest_visible_default":{"type":"boolean"},"items":{"type":"array","items":{"$ref":"#/$defs/LogisticsItemInput"},"maxItems":5},"item":{"$ref":"#/$defs/LogisticsSingleItemInput"},"item_handle":{"$ref":"#/$defs/LogisticsItemHandle"},"status":{"$ref":"#/$defs/LogisticsStatus"}},"required":["plan_handle","mode"],"dependentRequired":{"item_handle":["status"],"status":["item_handle"]},"allOf":[{"anyOf":[{"properties":{"items":{}},"required":["items"]},{"properties":{"item":{}},"required":["item"]},{"properties":{"item_handle":{}},"required":["item_handle"]}]},{"not":{"properties":{"item_handle":{},"items":{}},"required":["item_handle","items"]}},{"not":{"properties":{"item_handle":{},"item":{}},"required":["item_handle","item"]}}]};
const schema_e023c50ddcea = {"type":"string","enum":["replace","add"]};

function validate_LogisticsMode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "replace") || (data === "add"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_e023c50ddcea.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_LogisticsMode.errors = vErrors;
return errors === 0;
}

const schema_fe55fc211637 = {"type":"object","properties":{"kind":{"$ref":"#/$defs/LogisticsKind"},"action_type":{"type":"string","maxLength":80},"phase":{"$ref":"#/$defs/LogisticsPhase"},"actor_type":{"$ref":"#/$defs/LogisticsActor"},"visibility":{"$ref":"#/$defs/LogisticsVisibility"},"status":{"$ref":"#/$defs/LogisticsStatus"},"title":{"type":"string","maxLength":240},"target_url":{"type":["string","null"],"format":"uri","pattern":"^https?://","maxLength":8192},"amount_note":{"type":["string","null"],"maxLength":240}},"required":["kind","action_type","phase","actor_type","visibility","title"],"additionalProperties":false};
const schema_9207546fb83a = {"type":"string","enum":["host_action","guest_requirement","payment_expectation"]};

function validate_LogisticsKind(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "host_action") || (data === "guest_requirement")) || (data === "payment_expectation"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_9207546fb83a.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_LogisticsKind.errors = vErrors;
return errors === 0;
}

const schema_c4c2e78bf2bc = {"type":"string","enum":["before_invite","before_plan_tips","after_plan_tips","before_arrival","after_plan"]};

function validate_LogisticsPhase(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "before_invite") || (data === "before_plan_tips")) || (data === "after_plan_tips")) || (data === "before_arrival")) || (data === "after_plan"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_c4c2e78bf2bc.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_LogisticsPhase.errors = vErrors;
return errors === 0;
}

const schema_fdc780df274b = {"type":"string","enum":["host","each_guest","all_guests","system","custom"]};

function validate_LogisticsActor(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "host") || (data === "each_guest")) || (data === "all_guests")) || (data === "system")) || (data === "custom"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_fdc780df274b.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_LogisticsActor.errors = vErrors;
return errors === 0;
}

const schema_86d9fed5e206 = {"type":"string","enum":["host","guest"]};

function validate_LogisticsVisibility(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "host") || (data === "guest"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_86d9fed5e206.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_LogisticsVisibility.errors = vErrors;
return errors === 0;
}

const schema_5262b7952a22 = {"type":"string","enum":["suggested","pending","completed","skipped","dismissed"]};

function validate_LogisticsStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "suggested") || (data === "pending")) || (data === "completed")) || (data === "skipped")) || (data === "dismissed"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_5262b7952a22.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_LogisticsStatus.errors = vErrors;
return errors === 0;
}


function validate_LogisticsItemInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func_191f75b36e8d.call(data, "kind")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.action_type === undefined) || (!(func_191f75b36e8d.call(data, "action_type")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action_type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.phase === undefined) || (!(func_191f75b36e8d.call(data, "phase")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phase"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.actor_type === undefined) || (!(func_191f75b36e8d.call(data, "actor_type")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor_type"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.visibility === undefined) || (!(func_191f75b36e8d.call(data, "visibility")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "visibility"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.title === undefined) || (!(func_191f75b36e8d.call(data, "title")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func_191f75b36e8d.call(schema_fe55fc211637.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined && func_191f75b36e8d.call(data, "kind")){
if(!(validate_LogisticsKind(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LogisticsKind.errors : vErrors.concat(validate_LogisticsKind.errors);
errors = vErrors.length;
}
}
if(data.action_type !== undefined && func_191f75b36e8d.call(data, "action_type")){
let data1 = data.action_type;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 80){
const err7 = {instancePath:instancePath+"/action_type",schemaPath:"#/properties/action_type/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/action_type",schemaPath:"#/properties/action_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.phase !== undefined && func_191f75b36e8d.call(data, "phase")){
if(!(validate_LogisticsPhase(data.phase, {instancePath:instancePath+"/phase",parentData:data,parentDataProperty:"phase",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LogisticsPhase.errors : vErrors.concat(validate_LogisticsPhase.errors);
errors = vErrors.length;
}
}
if(data.actor_type !== undefined && func_191f75b36e8d.call(data, "actor_type")){
if(!(validate_LogisticsActor(data.actor_type, {instancePath:instancePath+"/actor_type",parentData:data,parentDataProperty:"actor_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LogisticsActor.errors : vErrors.concat(validate_LogisticsActor.errors);
errors = vErrors.length;
}
}
if(data.visibility !== undefined && func_191f75b36e8d.call(data, "visibility")){
if(!(validate_LogisticsVisibility(data.visibility, {instancePath:instancePath+"/visibility",parentData:data,parentDataProperty:"visibility",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LogisticsVisibility.errors : vErrors.concat(validate_LogisticsVisibility.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined && func_191f75b36e8d.call(data, "status")){
if(!(validate_LogisticsStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LogisticsStatus.errors : vErrors.concat(validate_LogisticsStatus.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined && func_191f75b36e8d.call(data, "title")){
let data6 = data.title;
if(typeof data6 === "string"){
if(func_7a0318136635(data6) > 240){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.target_url !== undefined && func_191f75b36e8d.call(data, "target_url")){
let data7 = data.target_url;
if((typeof data7 !== "string") && (data7 !== null)){
const err11 = {instancePath:instancePath+"/target_url",schemaPath:"#/properties/target_url/type",keyword:"type",params:{type: schema_fe55fc211637.properties.target_url.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data7 === "string"){
if(func_7a0318136635(data7) > 8192){
const err12 = {instancePath:instancePath+"/target_url",schemaPath:"#/properties/target_url/maxLength",keyword:"maxLength",params:{limit: 8192}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern_ccaba4ebdd20.test(data7)){
const err13 = {instancePath:instancePath+"/target_url",schemaPath:"#/properties/target_url/pattern",keyword:"pattern",params:{pattern: "^https?://"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats_73ec681db9a3(data7))){
const err14 = {instancePath:instancePath+"/target_url",schemaPath:"#/properties/target_url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.amount_note !== undefined && func_191f75b36e8d.call(data, "amount_note")){
let data8 = data.amount_note;
if((typeof data8 !== "string") && (data8 !== null)){
const err15 = {instancePath:instancePath+"/amount_note",schemaPath:"#/properties/amount_note/type",keyword:"type",params:{type: schema_fe55fc211637.properties.amount_note.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data8 === "string"){
if(func_7a0318136635(data8) > 240){
const err16 = {instancePath:instancePath+"/amount_note",schemaPath:"#/properties/amount_note/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate_LogisticsItemInput.errors = vErrors;
return errors === 0;
}

const schema_933bb3f78ec6 = {"type":"object","properties":{"kind":{"$ref":"#/$defs/LogisticsKind"},"action_type":{"type":"string","maxLength":80},"phase":{"$ref":"#/$defs/LogisticsPhase"},"actor_type":{"$ref":"#/$defs/LogisticsActor"},"visibility":{"$ref":"#/$defs/LogisticsVisibility"},"status":{"$ref":"#/$defs/LogisticsStatus"},"title":{"type":"string","maxLength":240},"target_url":{"type":["string","null"],"format":"uri","pattern":"^https?://","maxLength":8192},"amount_note":{"type":["string","null"],"maxLength":240}},"required":["title"],"additionalProperties":false};

function validate_LogisticsSingleItemInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func_191f75b36e8d.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func_191f75b36e8d.call(schema_933bb3f78ec6.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.kind !== undefined && func_191f75b36e8d.call(data, "kind")){
if(!(validate_LogisticsKind(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LogisticsKind.errors : vErrors.concat(validate_LogisticsKind.errors);
errors = vErrors.length;
}
}
if(data.action_type !== undefined && func_191f75b36e8d.call(data, "action_type")){
let data1 = data.action_type;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 80){
const err2 = {instancePath:instancePath+"/action_type",schemaPath:"#/properties/action_type/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/action_type",schemaPath:"#/properties/action_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.phase !== undefined && func_191f75b36e8d.call(data, "phase")){
if(!(validate_LogisticsPhase(data.phase, {instancePath:instancePath+"/phase",parentData:data,parentDataProperty:"phase",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LogisticsPhase.errors : vErrors.concat(validate_LogisticsPhase.errors);
errors = vErrors.length;
}
}
if(data.actor_type !== undefined && func_191f75b36e8d.call(data, "actor_type")){
if(!(validate_LogisticsActor(data.actor_type, {instancePath:instancePath+"/actor_type",parentData:data,parentDataProperty:"actor_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LogisticsActor.errors : vErrors.concat(validate_LogisticsActor.errors);
errors = vErrors.length;
}
}
if(data.visibility !== undefined && func_191f75b36e8d.call(data, "visibility")){
if(!(validate_LogisticsVisibility(data.visibility, {instancePath:instancePath+"/visibility",parentData:data,parentDataProperty:"visibility",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LogisticsVisibility.errors : vErrors.concat(validate_LogisticsVisibility.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined && func_191f75b36e8d.call(data, "status")){
if(!(validate_LogisticsStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LogisticsStatus.errors : vErrors.concat(validate_LogisticsStatus.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined && func_191f75b36e8d.call(data, "title")){
let data6 = data.title;
if(typeof data6 === "string"){
if(func_7a0318136635(data6) > 240){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.target_url !== undefined && func_191f75b36e8d.call(data, "target_url")){
let data7 = data.target_url;
if((typeof data7 !== "string") && (data7 !== null)){
const err6 = {instancePath:instancePath+"/target_url",schemaPath:"#/properties/target_url/type",keyword:"type",params:{type: schema_933bb3f78ec6.properties.target_url.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data7 === "string"){
if(func_7a0318136635(data7) > 8192){
const err7 = {instancePath:instancePath+"/target_url",schemaPath:"#/properties/target_url/maxLength",keyword:"maxLength",params:{limit: 8192}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern_ccaba4ebdd20.test(data7)){
const err8 = {instancePath:instancePath+"/target_url",schemaPath:"#/properties/target_url/pattern",keyword:"pattern",params:{pattern: "^https?://"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats_73ec681db9a3(data7))){
const err9 = {instancePath:instancePath+"/target_url",schemaPath:"#/properties/target_url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.amount_note !== undefined && func_191f75b36e8d.call(data, "amount_note")){
let data8 = data.amount_note;
if((typeof data8 !== "string") && (data8 !== null)){
const err10 = {instancePath:instancePath+"/amount_note",schemaPath:"#/properties/amount_note/type",keyword:"type",params:{type: schema_933bb3f78ec6.properties.amount_note.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data8 === "string"){
if(func_7a0318136635(data8) > 240){
const err11 = {instancePath:instancePath+"/amount_note",schemaPath:"#/properties/amount_note/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate_LogisticsSingleItemInput.errors = vErrors;
return errors === 0;
}


function validate_LogisticsItemHandle(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_LogisticsItemHandle.errors = vErrors;
return errors === 0;
}


function validate_plansLogisticsUpdate_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.items === undefined) || (!(func_191f75b36e8d.call(data, "items")))){
const err0 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: "items"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.item === undefined) || (!(func_191f75b36e8d.call(data, "item")))){
const err1 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: "item"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.item_handle === undefined) || (!(func_191f75b36e8d.call(data, "item_handle")))){
const err2 = {instancePath,schemaPath:"#/allOf/0/anyOf/2/required",keyword:"required",params:{missingProperty: "item_handle"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
const _errs7 = errors;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.item_handle === undefined) || (!(func_191f75b36e8d.call(data, "item_handle")))) && (missing0 = "item_handle")) || (((data.items === undefined) || (!(func_191f75b36e8d.call(data, "items")))) && (missing0 = "items"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid2 = _errs8 === errors;
if(valid2){
const err5 = {instancePath,schemaPath:"#/allOf/1/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
const _errs10 = errors;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.item_handle === undefined) || (!(func_191f75b36e8d.call(data, "item_handle")))) && (missing1 = "item_handle")) || (((data.item === undefined) || (!(func_191f75b36e8d.call(data, "item")))) && (missing1 = "item"))){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid3 = _errs11 === errors;
if(valid3){
const err7 = {instancePath,schemaPath:"#/allOf/2/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.plan_handle === undefined) || (!(func_191f75b36e8d.call(data, "plan_handle")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan_handle"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.mode === undefined) || (!(func_191f75b36e8d.call(data, "mode")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.plan_handle !== undefined && func_191f75b36e8d.call(data, "plan_handle")){
if(!(validate_PlanHandle(data.plan_handle, {instancePath:instancePath+"/plan_handle",parentData:data,parentDataProperty:"plan_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanHandle.errors : vErrors.concat(validate_PlanHandle.errors);
errors = vErrors.length;
}
}
if(data.mode !== undefined && func_191f75b36e8d.call(data, "mode")){
if(!(validate_LogisticsMode(data.mode, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LogisticsMode.errors : vErrors.concat(validate_LogisticsMode.errors);
errors = vErrors.length;
}
}
if(data.guest_visible_default !== undefined && func_191f75b36e8d.call(data, "guest_visible_default")){
if(typeof data.guest_visible_default !== "boolean"){
const err10 = {instancePath:instancePath+"/guest_visible_default",schemaPath:"#/properties/guest_visible_default/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.items !== undefined && func_191f75b36e8d.call(data, "items")){
let data3 = data.items;
if(Array.isArray(data3)){
if(data3.length > 5){
const err11 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_LogisticsItemInput(data3[i0], {instancePath:instancePath+"/items/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LogisticsItemInput.errors : vErrors.concat(validate_LogisticsItemInput.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.item !== undefined && func_191f75b36e8d.call(data, "item")){
if(!(validate_LogisticsSingleItemInput(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LogisticsSingleItemInput.errors : vErrors.concat(validate_LogisticsSingleItemInput.errors);
errors = vErrors.length;
}
}
if(data.item_handle !== undefined && func_191f75b36e8d.call(data, "item_handle")){
if(!(validate_LogisticsItemHandle(data.item_handle, {instancePath:instancePath+"/item_handle",parentData:data,parentDataProperty:"item_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LogisticsItemHandle.errors : vErrors.concat(validate_LogisticsItemHandle.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined && func_191f75b36e8d.call(data, "status")){
if(!(validate_LogisticsStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LogisticsStatus.errors : vErrors.concat(validate_LogisticsStatus.errors);
errors = vErrors.length;
}
}
if(data.item_handle !== undefined && func_191f75b36e8d.call(data, "item_handle")){
if((data.status === undefined) || (!(func_191f75b36e8d.call(data, "status")))){
const err13 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "item_handle",
    missingProperty: "status",
    depsCount: 1,
    deps: "status"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.status !== undefined && func_191f75b36e8d.call(data, "status")){
if((data.item_handle === undefined) || (!(func_191f75b36e8d.call(data, "item_handle")))){
const err14 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "status",
    missingProperty: "item_handle",
    depsCount: 1,
    deps: "item_handle"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate_plansLogisticsUpdate_1_0.errors = vErrors;
return errors === 0;
}

export const ideasObjectGet_2_0 = validate_ideasObjectGet_2_0;
const schema_df2495642d3e = {"type":"object","properties":{"operation":{"type":"string","enum":["open","inspect","list_contents","list_ideas_lists","inspect_defaults"]},"subject":{"$ref":"#/$defs/ObjectSubject"},"collection":{"type":"string","enum":["saved_items","relationship_interests","recommendations"]},"limit":{"type":"integer","minimum":1,"maximum":25},"offset":{"type":"integer","minimum":0}}};
const schema_ec183db14a9c = {"type":"object","properties":{"type":{"$ref":"#/$defs/ObjectType"},"candidate_id":{"$ref":"#/$defs/CandidateId"},"query":{"type":"string","maxLength":240},"interaction_reference":{"type":"string","maxLength":191}},"additionalProperties":false};
const schema_31ec3e16265c = {"type":"string","enum":["ideas_list","idea","recommendation","capture","place","event","plan"]};

function validate_ObjectType(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((data === "ideas_list") || (data === "idea")) || (data === "recommendation")) || (data === "capture")) || (data === "place")) || (data === "event")) || (data === "plan"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_31ec3e16265c.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_ObjectType.errors = vErrors;
return errors === 0;
}


function validate_ObjectSubject(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "type") || (key0 === "candidate_id")) || (key0 === "query")) || (key0 === "interaction_reference"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined && func_191f75b36e8d.call(data, "type")){
if(!(validate_ObjectType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ObjectType.errors : vErrors.concat(validate_ObjectType.errors);
errors = vErrors.length;
}
}
if(data.candidate_id !== undefined && func_191f75b36e8d.call(data, "candidate_id")){
if(!(validate_CandidateId(data.candidate_id, {instancePath:instancePath+"/candidate_id",parentData:data,parentDataProperty:"candidate_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CandidateId.errors : vErrors.concat(validate_CandidateId.errors);
errors = vErrors.length;
}
}
if(data.query !== undefined && func_191f75b36e8d.call(data, "query")){
let data2 = data.query;
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 240){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.interaction_reference !== undefined && func_191f75b36e8d.call(data, "interaction_reference")){
let data3 = data.interaction_reference;
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 191){
const err3 = {instancePath:instancePath+"/interaction_reference",schemaPath:"#/properties/interaction_reference/maxLength",keyword:"maxLength",params:{limit: 191}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/interaction_reference",schemaPath:"#/properties/interaction_reference/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_ObjectSubject.errors = vErrors;
return errors === 0;
}


function validate_ideasObjectGet_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.operation !== undefined && func_191f75b36e8d.call(data, "operation")){
let data0 = data.operation;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data0 === "open") || (data0 === "inspect")) || (data0 === "list_contents")) || (data0 === "list_ideas_lists")) || (data0 === "inspect_defaults"))){
const err1 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema_df2495642d3e.properties.operation.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.subject !== undefined && func_191f75b36e8d.call(data, "subject")){
if(!(validate_ObjectSubject(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ObjectSubject.errors : vErrors.concat(validate_ObjectSubject.errors);
errors = vErrors.length;
}
}
if(data.collection !== undefined && func_191f75b36e8d.call(data, "collection")){
let data2 = data.collection;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data2 === "saved_items") || (data2 === "relationship_interests")) || (data2 === "recommendations"))){
const err3 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/enum",keyword:"enum",params:{allowedValues: schema_df2495642d3e.properties.collection.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.limit !== undefined && func_191f75b36e8d.call(data, "limit")){
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 25 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.offset !== undefined && func_191f75b36e8d.call(data, "offset")){
let data4 = data.offset;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate_ideasObjectGet_2_0.errors = vErrors;
return errors === 0;
}

export const ideasObjectMutate_2_0 = validate_ideasObjectMutate_2_0;
const schema_30c9b351a4f2 = {"type":"object","properties":{"operation":{"type":"string","enum":["add_to_list","remove_from_list","create_share_link","undo","update_defaults"]},"subject":{"type":"object"},"destination":{"type":"object"},"defaults":{"type":"object"},"share_options":{"type":"object"},"reversible_action_id":{"$ref":"#/$defs/ReversibleActionId"}}};

function validate_ReversibleActionId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 32){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_ReversibleActionId.errors = vErrors;
return errors === 0;
}


function validate_ideasObjectMutate_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.operation !== undefined && func_191f75b36e8d.call(data, "operation")){
let data0 = data.operation;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data0 === "add_to_list") || (data0 === "remove_from_list")) || (data0 === "create_share_link")) || (data0 === "undo")) || (data0 === "update_defaults"))){
const err1 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema_30c9b351a4f2.properties.operation.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.subject !== undefined && func_191f75b36e8d.call(data, "subject")){
let data1 = data.subject;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err2 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.destination !== undefined && func_191f75b36e8d.call(data, "destination")){
let data2 = data.destination;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err3 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.defaults !== undefined && func_191f75b36e8d.call(data, "defaults")){
let data3 = data.defaults;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err4 = {instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.share_options !== undefined && func_191f75b36e8d.call(data, "share_options")){
let data4 = data.share_options;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {instancePath:instancePath+"/share_options",schemaPath:"#/properties/share_options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.reversible_action_id !== undefined && func_191f75b36e8d.call(data, "reversible_action_id")){
if(!(validate_ReversibleActionId(data.reversible_action_id, {instancePath:instancePath+"/reversible_action_id",parentData:data,parentDataProperty:"reversible_action_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ReversibleActionId.errors : vErrors.concat(validate_ReversibleActionId.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate_ideasObjectMutate_2_0.errors = vErrors;
return errors === 0;
}

export const relationshipsPeopleEnsure_1_0 = validate_relationshipsPeopleEnsure_1_0;
const schema_c2b7838a99a3 = {"type":"object","properties":{"people":{"type":"array","items":{"type":"string"}},"names":{"type":"array","items":{"type":"string"}}}};

function validate_relationshipsPeopleEnsure_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.people !== undefined && func_191f75b36e8d.call(data, "people")){
let data0 = data.people;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err0 = {instancePath:instancePath+"/people/" + i0,schemaPath:"#/properties/people/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.names !== undefined && func_191f75b36e8d.call(data, "names")){
let data2 = data.names;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(typeof data2[i1] !== "string"){
const err2 = {instancePath:instancePath+"/names/" + i1,schemaPath:"#/properties/names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_relationshipsPeopleEnsure_1_0.errors = vErrors;
return errors === 0;
}

export const relationshipsPeopleManage_1_0 = validate_relationshipsPeopleManage_1_0;
const schema_983ff89ce01b = {"type":"object","properties":{"operation":{"type":"string","enum":["create","rename","delete"]},"display_name":{"type":"string","maxLength":160},"person_handle":{"$ref":"#/$defs/PersonHandle"}},"required":["operation"]};

function validate_relationshipsPeopleManage_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.operation === undefined) || (!(func_191f75b36e8d.call(data, "operation")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operation"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.operation !== undefined && func_191f75b36e8d.call(data, "operation")){
let data0 = data.operation;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "create") || (data0 === "rename")) || (data0 === "delete"))){
const err2 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema_983ff89ce01b.properties.operation.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.display_name !== undefined && func_191f75b36e8d.call(data, "display_name")){
let data1 = data.display_name;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 160){
const err3 = {instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.person_handle !== undefined && func_191f75b36e8d.call(data, "person_handle")){
if(!(validate_PersonHandle(data.person_handle, {instancePath:instancePath+"/person_handle",parentData:data,parentDataProperty:"person_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandle.errors : vErrors.concat(validate_PersonHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_relationshipsPeopleManage_1_0.errors = vErrors;
return errors === 0;
}

export const relationshipsPeopleQuery_1_0 = validate_relationshipsPeopleQuery_1_0;
const schema_377ffef31d1e = {"type":"object","properties":{"classification":{"$ref":"#/$defs/PeopleFilter"},"query":{"type":"string","maxLength":160},"name":{"type":"string","maxLength":160},"limit":{"type":"integer","minimum":1,"maximum":25},"snapshot_handle":{"$ref":"#/$defs/SnapshotHandle"},"cursor":{"type":"string","maxLength":2048}}};
const schema_087388b331d6 = {"type":"string","enum":["all","connected","friend_in_mind"]};

function validate_PeopleFilter(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "all") || (data === "connected")) || (data === "friend_in_mind"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_087388b331d6.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_PeopleFilter.errors = vErrors;
return errors === 0;
}


function validate_relationshipsPeopleQuery_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.classification !== undefined && func_191f75b36e8d.call(data, "classification")){
if(!(validate_PeopleFilter(data.classification, {instancePath:instancePath+"/classification",parentData:data,parentDataProperty:"classification",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PeopleFilter.errors : vErrors.concat(validate_PeopleFilter.errors);
errors = vErrors.length;
}
}
if(data.query !== undefined && func_191f75b36e8d.call(data, "query")){
let data1 = data.query;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 160){
const err0 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined && func_191f75b36e8d.call(data, "name")){
let data2 = data.name;
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 160){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.limit !== undefined && func_191f75b36e8d.call(data, "limit")){
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 25 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.snapshot_handle !== undefined && func_191f75b36e8d.call(data, "snapshot_handle")){
if(!(validate_SnapshotHandle(data.snapshot_handle, {instancePath:instancePath+"/snapshot_handle",parentData:data,parentDataProperty:"snapshot_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SnapshotHandle.errors : vErrors.concat(validate_SnapshotHandle.errors);
errors = vErrors.length;
}
}
if(data.cursor !== undefined && func_191f75b36e8d.call(data, "cursor")){
let data5 = data.cursor;
if(typeof data5 === "string"){
if(func_7a0318136635(data5) > 2048){
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate_relationshipsPeopleQuery_1_0.errors = vErrors;
return errors === 0;
}

export const relationshipsPersonGet_1_2 = validate_relationshipsPersonGet_1_2;
const schema_7ce92eda5349 = {"type":"object","properties":{"person_handle":{"$ref":"#/$defs/PersonHandle"},"name":{"type":"string","maxLength":160}},"anyOf":[{"properties":{"person_handle":{}},"required":["person_handle"]},{"properties":{"name":{}},"required":["name"]}]};

function validate_relationshipsPersonGet_1_2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.person_handle === undefined) || (!(func_191f75b36e8d.call(data, "person_handle")))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "person_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func_191f75b36e8d.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.person_handle !== undefined && func_191f75b36e8d.call(data, "person_handle")){
if(!(validate_PersonHandle(data.person_handle, {instancePath:instancePath+"/person_handle",parentData:data,parentDataProperty:"person_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandle.errors : vErrors.concat(validate_PersonHandle.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func_191f75b36e8d.call(data, "name")){
let data1 = data.name;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 160){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_relationshipsPersonGet_1_2.errors = vErrors;
return errors === 0;
}

export const placesPrivateCreate_1_0 = validate_placesPrivateCreate_1_0;
const schema_ae5328a2eb31 = {"type":"object","properties":{"name":{"type":"string","maxLength":160},"address":{"type":["string","null"],"maxLength":240},"description":{"type":["string","null"],"maxLength":2000},"timezone":{"type":["string","null"],"maxLength":80},"activity_name":{"type":["string","null"],"maxLength":120}},"required":["name"]};

function validate_placesPrivateCreate_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func_191f75b36e8d.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined && func_191f75b36e8d.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 160){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.address !== undefined && func_191f75b36e8d.call(data, "address")){
let data1 = data.address;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema_ae5328a2eb31.properties.address.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 240){
const err4 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.description !== undefined && func_191f75b36e8d.call(data, "description")){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_ae5328a2eb31.properties.description.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 2000){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.timezone !== undefined && func_191f75b36e8d.call(data, "timezone")){
let data3 = data.timezone;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schema_ae5328a2eb31.properties.timezone.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 80){
const err8 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.activity_name !== undefined && func_191f75b36e8d.call(data, "activity_name")){
let data4 = data.activity_name;
if((typeof data4 !== "string") && (data4 !== null)){
const err9 = {instancePath:instancePath+"/activity_name",schemaPath:"#/properties/activity_name/type",keyword:"type",params:{type: schema_ae5328a2eb31.properties.activity_name.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data4 === "string"){
if(func_7a0318136635(data4) > 120){
const err10 = {instancePath:instancePath+"/activity_name",schemaPath:"#/properties/activity_name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate_placesPrivateCreate_1_0.errors = vErrors;
return errors === 0;
}

export const placesPrivateUpdate_1_0 = validate_placesPrivateUpdate_1_0;
const schema_01c960cee201 = {"type":"object","properties":{"place_handle":{"$ref":"#/$defs/PlaceHandle"},"name":{"type":"string","maxLength":160},"address":{"type":["string","null"],"maxLength":240},"description":{"type":["string","null"],"maxLength":2000},"timezone":{"type":["string","null"],"maxLength":80},"activity_name":{"type":["string","null"],"maxLength":120}},"required":["place_handle"]};

function validate_PlaceHandle(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_PlaceHandle.errors = vErrors;
return errors === 0;
}


function validate_placesPrivateUpdate_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.place_handle === undefined) || (!(func_191f75b36e8d.call(data, "place_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.place_handle !== undefined && func_191f75b36e8d.call(data, "place_handle")){
if(!(validate_PlaceHandle(data.place_handle, {instancePath:instancePath+"/place_handle",parentData:data,parentDataProperty:"place_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlaceHandle.errors : vErrors.concat(validate_PlaceHandle.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func_191f75b36e8d.call(data, "name")){
let data1 = data.name;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 160){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.address !== undefined && func_191f75b36e8d.call(data, "address")){
let data2 = data.address;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema_01c960cee201.properties.address.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 240){
const err4 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.description !== undefined && func_191f75b36e8d.call(data, "description")){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_01c960cee201.properties.description.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 2000){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.timezone !== undefined && func_191f75b36e8d.call(data, "timezone")){
let data4 = data.timezone;
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schema_01c960cee201.properties.timezone.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data4 === "string"){
if(func_7a0318136635(data4) > 80){
const err8 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.activity_name !== undefined && func_191f75b36e8d.call(data, "activity_name")){
let data5 = data.activity_name;
if((typeof data5 !== "string") && (data5 !== null)){
const err9 = {instancePath:instancePath+"/activity_name",schemaPath:"#/properties/activity_name/type",keyword:"type",params:{type: schema_01c960cee201.properties.activity_name.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data5 === "string"){
if(func_7a0318136635(data5) > 120){
const err10 = {instancePath:instancePath+"/activity_name",schemaPath:"#/properties/activity_name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate_placesPrivateUpdate_1_0.errors = vErrors;
return errors === 0;
}

export const placesPrivateArchive_1_0 = validate_placesPrivateArchive_1_0;
const schema_e40b1a2e93e2 = {"type":"object","properties":{"place_handle":{"$ref":"#/$defs/PlaceHandle"}},"required":["place_handle"]};

function validate_placesPrivateArchive_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.place_handle === undefined) || (!(func_191f75b36e8d.call(data, "place_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.place_handle !== undefined && func_191f75b36e8d.call(data, "place_handle")){
if(!(validate_PlaceHandle(data.place_handle, {instancePath:instancePath+"/place_handle",parentData:data,parentDataProperty:"place_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlaceHandle.errors : vErrors.concat(validate_PlaceHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_placesPrivateArchive_1_0.errors = vErrors;
return errors === 0;
}

export const placesPrivateQuery_1_0 = validate_placesPrivateQuery_1_0;
const schema_fbbdb057c238 = {"type":"object","properties":{"query":{"type":"string","maxLength":160},"include_archived":{"type":"boolean"},"limit":{"type":"integer","minimum":1,"maximum":25},"snapshot_handle":{"$ref":"#/$defs/SnapshotHandle"},"cursor":{"type":"string","maxLength":2048}}};

function validate_placesPrivateQuery_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined && func_191f75b36e8d.call(data, "query")){
let data0 = data.query;
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 160){
const err0 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.include_archived !== undefined && func_191f75b36e8d.call(data, "include_archived")){
if(typeof data.include_archived !== "boolean"){
const err2 = {instancePath:instancePath+"/include_archived",schemaPath:"#/properties/include_archived/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.limit !== undefined && func_191f75b36e8d.call(data, "limit")){
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 25 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.snapshot_handle !== undefined && func_191f75b36e8d.call(data, "snapshot_handle")){
if(!(validate_SnapshotHandle(data.snapshot_handle, {instancePath:instancePath+"/snapshot_handle",parentData:data,parentDataProperty:"snapshot_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SnapshotHandle.errors : vErrors.concat(validate_SnapshotHandle.errors);
errors = vErrors.length;
}
}
if(data.cursor !== undefined && func_191f75b36e8d.call(data, "cursor")){
let data4 = data.cursor;
if(typeof data4 === "string"){
if(func_7a0318136635(data4) > 2048){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_placesPrivateQuery_1_0.errors = vErrors;
return errors === 0;
}

export const plansDraftCreate_2_0 = validate_plansDraftCreate_2_0;
const schema_d6d4be7c1077 = {"type":"object","properties":{"candidate_id":{"$ref":"#/$defs/PlanCandidateId"},"private_plan":{"type":"boolean"},"separate_outing":{"type":"boolean"},"expected_checksum":{"type":"string","maxLength":64},"source_handles":{"type":"array","items":{"$ref":"#/$defs/SourceHandle"},"maxItems":30},"claims":{"type":"array","items":{"$ref":"#/$defs/PlanClaim"},"maxItems":30},"custom_activity_name":{"type":"string","maxLength":80},"scheduled_at":{"type":"string","format":"date-time"},"scheduled_ends_at":{"type":"string","format":"date-time"},"rsvp_deadline":{"type":"string","format":"date-time"},"capacity_min":{"type":"integer","minimum":2},"capacity_max":{"type":"integer","minimum":2},"title_override":{"type":"string","maxLength":240},"description_override":{"type":"string","maxLength":5000},"audience_selection":{"$ref":"#/$defs/AudienceSelection"},"connect_on_signup":{"type":"boolean"},"show_guest_list":{"type":"boolean"},"research_selection":{"$ref":"#/$defs/ResearchSelection"},"idea_list_handle":{"$ref":"#/$defs/IdeasListHandleLong"},"place_handle":{"$ref":"#/$defs/PlaceHandleLong"}},"required":["candidate_id"]};
const schema_1e245fb54fac = {"type":"string","maxLength":160};

function validate_PlanCandidateId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_PlanCandidateId.errors = vErrors;
return errors === 0;
}


function validate_SourceHandle(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 191){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 191}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_SourceHandle.errors = vErrors;
return errors === 0;
}

const schema_beb501223886 = {"type":"object","properties":{"source_handle":{"$ref":"#/$defs/SourceHandle"},"claim":{"type":"string","maxLength":2000}},"required":["source_handle","claim"]};

function validate_PlanClaim(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.source_handle === undefined) || (!(func_191f75b36e8d.call(data, "source_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.claim === undefined) || (!(func_191f75b36e8d.call(data, "claim")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.source_handle !== undefined && func_191f75b36e8d.call(data, "source_handle")){
if(!(validate_SourceHandle(data.source_handle, {instancePath:instancePath+"/source_handle",parentData:data,parentDataProperty:"source_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SourceHandle.errors : vErrors.concat(validate_SourceHandle.errors);
errors = vErrors.length;
}
}
if(data.claim !== undefined && func_191f75b36e8d.call(data, "claim")){
let data1 = data.claim;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 2000){
const err2 = {instancePath:instancePath+"/claim",schemaPath:"#/properties/claim/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/claim",schemaPath:"#/properties/claim/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_PlanClaim.errors = vErrors;
return errors === 0;
}

const schema_728eae35e06d = {"type":"object","properties":{"person_names":{"type":"array","items":{"type":"string"}},"person_handles":{"type":"array","items":{"$ref":"#/$defs/PersonHandleLong"}}},"additionalProperties":false};

function validate_AudienceSelection(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "person_names") || (key0 === "person_handles"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.person_names !== undefined && func_191f75b36e8d.call(data, "person_names")){
let data0 = data.person_names;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err1 = {instancePath:instancePath+"/person_names/" + i0,schemaPath:"#/properties/person_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/person_names",schemaPath:"#/properties/person_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.person_handles !== undefined && func_191f75b36e8d.call(data, "person_handles")){
let data2 = data.person_handles;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_PersonHandleLong(data2[i1], {instancePath:instancePath+"/person_handles/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandleLong.errors : vErrors.concat(validate_PersonHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_AudienceSelection.errors = vErrors;
return errors === 0;
}

const schema_a9d43a5059f6 = {"type":"object","properties":{"thread_handle":{"$ref":"#/$defs/ThreadHandle"},"run_handle":{"$ref":"#/$defs/RunHandle"},"snapshot_fingerprint":{"type":"string","maxLength":64},"reply_contract_handle":{"$ref":"#/$defs/ReplyContractHandle"},"expected_state_version":{"type":"integer","minimum":1},"candidate_ref":{"type":"string","maxLength":191}},"required":["thread_handle","run_handle","snapshot_fingerprint","reply_contract_handle","expected_state_version","candidate_ref"],"additionalProperties":false};

function validate_ThreadHandle(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_ThreadHandle.errors = vErrors;
return errors === 0;
}


function validate_ResearchSelection(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.thread_handle === undefined) || (!(func_191f75b36e8d.call(data, "thread_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thread_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.run_handle === undefined) || (!(func_191f75b36e8d.call(data, "run_handle")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_handle"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.snapshot_fingerprint === undefined) || (!(func_191f75b36e8d.call(data, "snapshot_fingerprint")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "snapshot_fingerprint"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.reply_contract_handle === undefined) || (!(func_191f75b36e8d.call(data, "reply_contract_handle")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reply_contract_handle"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.expected_state_version === undefined) || (!(func_191f75b36e8d.call(data, "expected_state_version")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expected_state_version"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.candidate_ref === undefined) || (!(func_191f75b36e8d.call(data, "candidate_ref")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "candidate_ref"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "thread_handle") || (key0 === "run_handle")) || (key0 === "snapshot_fingerprint")) || (key0 === "reply_contract_handle")) || (key0 === "expected_state_version")) || (key0 === "candidate_ref"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.thread_handle !== undefined && func_191f75b36e8d.call(data, "thread_handle")){
if(!(validate_ThreadHandle(data.thread_handle, {instancePath:instancePath+"/thread_handle",parentData:data,parentDataProperty:"thread_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ThreadHandle.errors : vErrors.concat(validate_ThreadHandle.errors);
errors = vErrors.length;
}
}
if(data.run_handle !== undefined && func_191f75b36e8d.call(data, "run_handle")){
if(!(validate_RunHandle(data.run_handle, {instancePath:instancePath+"/run_handle",parentData:data,parentDataProperty:"run_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RunHandle.errors : vErrors.concat(validate_RunHandle.errors);
errors = vErrors.length;
}
}
if(data.snapshot_fingerprint !== undefined && func_191f75b36e8d.call(data, "snapshot_fingerprint")){
let data2 = data.snapshot_fingerprint;
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 64){
const err7 = {instancePath:instancePath+"/snapshot_fingerprint",schemaPath:"#/properties/snapshot_fingerprint/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/snapshot_fingerprint",schemaPath:"#/properties/snapshot_fingerprint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.reply_contract_handle !== undefined && func_191f75b36e8d.call(data, "reply_contract_handle")){
if(!(validate_ReplyContractHandle(data.reply_contract_handle, {instancePath:instancePath+"/reply_contract_handle",parentData:data,parentDataProperty:"reply_contract_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ReplyContractHandle.errors : vErrors.concat(validate_ReplyContractHandle.errors);
errors = vErrors.length;
}
}
if(data.expected_state_version !== undefined && func_191f75b36e8d.call(data, "expected_state_version")){
let data4 = data.expected_state_version;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/expected_state_version",schemaPath:"#/properties/expected_state_version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/expected_state_version",schemaPath:"#/properties/expected_state_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.candidate_ref !== undefined && func_191f75b36e8d.call(data, "candidate_ref")){
let data5 = data.candidate_ref;
if(typeof data5 === "string"){
if(func_7a0318136635(data5) > 191){
const err11 = {instancePath:instancePath+"/candidate_ref",schemaPath:"#/properties/candidate_ref/maxLength",keyword:"maxLength",params:{limit: 191}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/candidate_ref",schemaPath:"#/properties/candidate_ref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate_ResearchSelection.errors = vErrors;
return errors === 0;
}


function validate_plansDraftCreate_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.candidate_id === undefined) || (!(func_191f75b36e8d.call(data, "candidate_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "candidate_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.candidate_id !== undefined && func_191f75b36e8d.call(data, "candidate_id")){
if(!(validate_PlanCandidateId(data.candidate_id, {instancePath:instancePath+"/candidate_id",parentData:data,parentDataProperty:"candidate_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanCandidateId.errors : vErrors.concat(validate_PlanCandidateId.errors);
errors = vErrors.length;
}
}
if(data.private_plan !== undefined && func_191f75b36e8d.call(data, "private_plan")){
if(typeof data.private_plan !== "boolean"){
const err1 = {instancePath:instancePath+"/private_plan",schemaPath:"#/properties/private_plan/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.separate_outing !== undefined && func_191f75b36e8d.call(data, "separate_outing")){
if(typeof data.separate_outing !== "boolean"){
const err2 = {instancePath:instancePath+"/separate_outing",schemaPath:"#/properties/separate_outing/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.expected_checksum !== undefined && func_191f75b36e8d.call(data, "expected_checksum")){
let data3 = data.expected_checksum;
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 64){
const err3 = {instancePath:instancePath+"/expected_checksum",schemaPath:"#/properties/expected_checksum/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/expected_checksum",schemaPath:"#/properties/expected_checksum/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.source_handles !== undefined && func_191f75b36e8d.call(data, "source_handles")){
let data4 = data.source_handles;
if(Array.isArray(data4)){
if(data4.length > 30){
const err5 = {instancePath:instancePath+"/source_handles",schemaPath:"#/properties/source_handles/maxItems",keyword:"maxItems",params:{limit: 30}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_SourceHandle(data4[i0], {instancePath:instancePath+"/source_handles/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SourceHandle.errors : vErrors.concat(validate_SourceHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/source_handles",schemaPath:"#/properties/source_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.claims !== undefined && func_191f75b36e8d.call(data, "claims")){
let data6 = data.claims;
if(Array.isArray(data6)){
if(data6.length > 30){
const err7 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/maxItems",keyword:"maxItems",params:{limit: 30}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_PlanClaim(data6[i1], {instancePath:instancePath+"/claims/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanClaim.errors : vErrors.concat(validate_PlanClaim.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.custom_activity_name !== undefined && func_191f75b36e8d.call(data, "custom_activity_name")){
let data8 = data.custom_activity_name;
if(typeof data8 === "string"){
if(func_7a0318136635(data8) > 80){
const err9 = {instancePath:instancePath+"/custom_activity_name",schemaPath:"#/properties/custom_activity_name/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/custom_activity_name",schemaPath:"#/properties/custom_activity_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.scheduled_at !== undefined && func_191f75b36e8d.call(data, "scheduled_at")){
let data9 = data.scheduled_at;
if(typeof data9 === "string"){
if(!(formats_37d7ec70449e.validate(data9))){
const err11 = {instancePath:instancePath+"/scheduled_at",schemaPath:"#/properties/scheduled_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/scheduled_at",schemaPath:"#/properties/scheduled_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.scheduled_ends_at !== undefined && func_191f75b36e8d.call(data, "scheduled_ends_at")){
let data10 = data.scheduled_ends_at;
if(typeof data10 === "string"){
if(!(formats_37d7ec70449e.validate(data10))){
const err13 = {instancePath:instancePath+"/scheduled_ends_at",schemaPath:"#/properties/scheduled_ends_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/scheduled_ends_at",schemaPath:"#/properties/scheduled_ends_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.rsvp_deadline !== undefined && func_191f75b36e8d.call(data, "rsvp_deadline")){
let data11 = data.rsvp_deadline;
if(typeof data11 === "string"){
if(!(formats_37d7ec70449e.validate(data11))){
const err15 = {instancePath:instancePath+"/rsvp_deadline",schemaPath:"#/properties/rsvp_deadline/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/rsvp_deadline",schemaPath:"#/properties/rsvp_deadline/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.capacity_min !== undefined && func_191f75b36e8d.call(data, "capacity_min")){
let data12 = data.capacity_min;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err17 = {instancePath:instancePath+"/capacity_min",schemaPath:"#/properties/capacity_min/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 2 || isNaN(data12)){
const err18 = {instancePath:instancePath+"/capacity_min",schemaPath:"#/properties/capacity_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.capacity_max !== undefined && func_191f75b36e8d.call(data, "capacity_max")){
let data13 = data.capacity_max;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err19 = {instancePath:instancePath+"/capacity_max",schemaPath:"#/properties/capacity_max/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 2 || isNaN(data13)){
const err20 = {instancePath:instancePath+"/capacity_max",schemaPath:"#/properties/capacity_max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.title_override !== undefined && func_191f75b36e8d.call(data, "title_override")){
let data14 = data.title_override;
if(typeof data14 === "string"){
if(func_7a0318136635(data14) > 240){
const err21 = {instancePath:instancePath+"/title_override",schemaPath:"#/properties/title_override/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/title_override",schemaPath:"#/properties/title_override/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.description_override !== undefined && func_191f75b36e8d.call(data, "description_override")){
let data15 = data.description_override;
if(typeof data15 === "string"){
if(func_7a0318136635(data15) > 5000){
const err23 = {instancePath:instancePath+"/description_override",schemaPath:"#/properties/description_override/maxLength",keyword:"maxLength",params:{limit: 5000}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/description_override",schemaPath:"#/properties/description_override/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.audience_selection !== undefined && func_191f75b36e8d.call(data, "audience_selection")){
if(!(validate_AudienceSelection(data.audience_selection, {instancePath:instancePath+"/audience_selection",parentData:data,parentDataProperty:"audience_selection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AudienceSelection.errors : vErrors.concat(validate_AudienceSelection.errors);
errors = vErrors.length;
}
}
if(data.connect_on_signup !== undefined && func_191f75b36e8d.call(data, "connect_on_signup")){
if(typeof data.connect_on_signup !== "boolean"){
const err25 = {instancePath:instancePath+"/connect_on_signup",schemaPath:"#/properties/connect_on_signup/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.show_guest_list !== undefined && func_191f75b36e8d.call(data, "show_guest_list")){
if(typeof data.show_guest_list !== "boolean"){
const err26 = {instancePath:instancePath+"/show_guest_list",schemaPath:"#/properties/show_guest_list/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.research_selection !== undefined && func_191f75b36e8d.call(data, "research_selection")){
if(!(validate_ResearchSelection(data.research_selection, {instancePath:instancePath+"/research_selection",parentData:data,parentDataProperty:"research_selection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ResearchSelection.errors : vErrors.concat(validate_ResearchSelection.errors);
errors = vErrors.length;
}
}
if(data.idea_list_handle !== undefined && func_191f75b36e8d.call(data, "idea_list_handle")){
if(!(validate_IdeasListHandleLong(data.idea_list_handle, {instancePath:instancePath+"/idea_list_handle",parentData:data,parentDataProperty:"idea_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandleLong.errors : vErrors.concat(validate_IdeasListHandleLong.errors);
errors = vErrors.length;
}
}
if(data.place_handle !== undefined && func_191f75b36e8d.call(data, "place_handle")){
if(!(validate_PlaceHandleLong(data.place_handle, {instancePath:instancePath+"/place_handle",parentData:data,parentDataProperty:"place_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlaceHandleLong.errors : vErrors.concat(validate_PlaceHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate_plansDraftCreate_2_0.errors = vErrors;
return errors === 0;
}

export const plansDraftCreate_2026_08_11_3 = validate_plansDraftCreate_2026_08_11_3;
const schema_cdac29a1d959 = {"type":"object","properties":{"candidate_id":{"$ref":"#/$defs/PlanCandidateId"},"custom_activity_name":{"type":"string","maxLength":80},"scheduled_at":{"type":"string","format":"date-time"},"rsvp_deadline":{"type":"string","format":"date-time"},"capacity_min":{"type":"integer","minimum":2},"capacity_max":{"type":"integer","minimum":2},"title_override":{"type":"string","maxLength":240},"description_override":{"type":"string","maxLength":5000},"audience_selection":{"$ref":"#/$defs/AudienceSelection"},"connect_on_signup":{"type":"boolean"},"idea_list_handle":{"$ref":"#/$defs/IdeasListHandleLong"},"place_handle":{"$ref":"#/$defs/PlaceHandleLong"}}};

function validate_plansDraftCreate_2026_08_11_3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.candidate_id !== undefined && func_191f75b36e8d.call(data, "candidate_id")){
if(!(validate_PlanCandidateId(data.candidate_id, {instancePath:instancePath+"/candidate_id",parentData:data,parentDataProperty:"candidate_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanCandidateId.errors : vErrors.concat(validate_PlanCandidateId.errors);
errors = vErrors.length;
}
}
if(data.custom_activity_name !== undefined && func_191f75b36e8d.call(data, "custom_activity_name")){
let data1 = data.custom_activity_name;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 80){
const err0 = {instancePath:instancePath+"/custom_activity_name",schemaPath:"#/properties/custom_activity_name/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/custom_activity_name",schemaPath:"#/properties/custom_activity_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.scheduled_at !== undefined && func_191f75b36e8d.call(data, "scheduled_at")){
let data2 = data.scheduled_at;
if(typeof data2 === "string"){
if(!(formats_37d7ec70449e.validate(data2))){
const err2 = {instancePath:instancePath+"/scheduled_at",schemaPath:"#/properties/scheduled_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/scheduled_at",schemaPath:"#/properties/scheduled_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.rsvp_deadline !== undefined && func_191f75b36e8d.call(data, "rsvp_deadline")){
let data3 = data.rsvp_deadline;
if(typeof data3 === "string"){
if(!(formats_37d7ec70449e.validate(data3))){
const err4 = {instancePath:instancePath+"/rsvp_deadline",schemaPath:"#/properties/rsvp_deadline/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/rsvp_deadline",schemaPath:"#/properties/rsvp_deadline/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.capacity_min !== undefined && func_191f75b36e8d.call(data, "capacity_min")){
let data4 = data.capacity_min;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/capacity_min",schemaPath:"#/properties/capacity_min/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 2 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/capacity_min",schemaPath:"#/properties/capacity_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.capacity_max !== undefined && func_191f75b36e8d.call(data, "capacity_max")){
let data5 = data.capacity_max;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/capacity_max",schemaPath:"#/properties/capacity_max/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 2 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/capacity_max",schemaPath:"#/properties/capacity_max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.title_override !== undefined && func_191f75b36e8d.call(data, "title_override")){
let data6 = data.title_override;
if(typeof data6 === "string"){
if(func_7a0318136635(data6) > 240){
const err10 = {instancePath:instancePath+"/title_override",schemaPath:"#/properties/title_override/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/title_override",schemaPath:"#/properties/title_override/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.description_override !== undefined && func_191f75b36e8d.call(data, "description_override")){
let data7 = data.description_override;
if(typeof data7 === "string"){
if(func_7a0318136635(data7) > 5000){
const err12 = {instancePath:instancePath+"/description_override",schemaPath:"#/properties/description_override/maxLength",keyword:"maxLength",params:{limit: 5000}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/description_override",schemaPath:"#/properties/description_override/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.audience_selection !== undefined && func_191f75b36e8d.call(data, "audience_selection")){
if(!(validate_AudienceSelection(data.audience_selection, {instancePath:instancePath+"/audience_selection",parentData:data,parentDataProperty:"audience_selection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AudienceSelection.errors : vErrors.concat(validate_AudienceSelection.errors);
errors = vErrors.length;
}
}
if(data.connect_on_signup !== undefined && func_191f75b36e8d.call(data, "connect_on_signup")){
if(typeof data.connect_on_signup !== "boolean"){
const err14 = {instancePath:instancePath+"/connect_on_signup",schemaPath:"#/properties/connect_on_signup/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.idea_list_handle !== undefined && func_191f75b36e8d.call(data, "idea_list_handle")){
if(!(validate_IdeasListHandleLong(data.idea_list_handle, {instancePath:instancePath+"/idea_list_handle",parentData:data,parentDataProperty:"idea_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandleLong.errors : vErrors.concat(validate_IdeasListHandleLong.errors);
errors = vErrors.length;
}
}
if(data.place_handle !== undefined && func_191f75b36e8d.call(data, "place_handle")){
if(!(validate_PlaceHandleLong(data.place_handle, {instancePath:instancePath+"/place_handle",parentData:data,parentDataProperty:"place_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlaceHandleLong.errors : vErrors.concat(validate_PlaceHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate_plansDraftCreate_2026_08_11_3.errors = vErrors;
return errors === 0;
}

export const plansDraftUpdate_2_0 = validate_plansDraftUpdate_2_0;
const schema_0644e3c6f9e3 = {"type":"object","properties":{"plan_handle":{"$ref":"#/$defs/PlanHandle"},"candidate_id":{"$ref":"#/$defs/PlanCandidateId"},"private_plan":{"type":"boolean"},"separate_outing":{"type":"boolean"},"expected_checksum":{"type":"string","maxLength":64},"source_handles":{"type":"array","items":{"$ref":"#/$defs/SourceHandle"},"maxItems":30},"claims":{"type":"array","items":{"$ref":"#/$defs/PlanClaim"},"maxItems":30},"custom_activity_name":{"type":["string","null"],"maxLength":80},"scheduled_at":{"type":["string","null"],"format":"date-time"},"scheduled_ends_at":{"type":["string","null"],"format":"date-time"},"rsvp_deadline":{"type":["string","null"],"format":"date-time"},"capacity_min":{"type":"integer","minimum":2},"capacity_max":{"type":["integer","null"],"minimum":2},"title_override":{"type":["string","null"],"maxLength":240},"description_override":{"type":["string","null"],"maxLength":5000},"audience_selection":{"anyOf":[{"$ref":"#/$defs/AudienceSelection"},{"type":"null"}]},"connect_on_signup":{"type":"boolean"},"show_guest_list":{"type":"boolean"},"idea_list_handle":{"$ref":"#/$defs/IdeasListHandleLong"},"place_handle":{"$ref":"#/$defs/PlaceHandleLong"}}};

function validate_plansDraftUpdate_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.plan_handle !== undefined && func_191f75b36e8d.call(data, "plan_handle")){
if(!(validate_PlanHandle(data.plan_handle, {instancePath:instancePath+"/plan_handle",parentData:data,parentDataProperty:"plan_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanHandle.errors : vErrors.concat(validate_PlanHandle.errors);
errors = vErrors.length;
}
}
if(data.candidate_id !== undefined && func_191f75b36e8d.call(data, "candidate_id")){
if(!(validate_PlanCandidateId(data.candidate_id, {instancePath:instancePath+"/candidate_id",parentData:data,parentDataProperty:"candidate_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanCandidateId.errors : vErrors.concat(validate_PlanCandidateId.errors);
errors = vErrors.length;
}
}
if(data.private_plan !== undefined && func_191f75b36e8d.call(data, "private_plan")){
if(typeof data.private_plan !== "boolean"){
const err0 = {instancePath:instancePath+"/private_plan",schemaPath:"#/properties/private_plan/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.separate_outing !== undefined && func_191f75b36e8d.call(data, "separate_outing")){
if(typeof data.separate_outing !== "boolean"){
const err1 = {instancePath:instancePath+"/separate_outing",schemaPath:"#/properties/separate_outing/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.expected_checksum !== undefined && func_191f75b36e8d.call(data, "expected_checksum")){
let data4 = data.expected_checksum;
if(typeof data4 === "string"){
if(func_7a0318136635(data4) > 64){
const err2 = {instancePath:instancePath+"/expected_checksum",schemaPath:"#/properties/expected_checksum/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/expected_checksum",schemaPath:"#/properties/expected_checksum/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.source_handles !== undefined && func_191f75b36e8d.call(data, "source_handles")){
let data5 = data.source_handles;
if(Array.isArray(data5)){
if(data5.length > 30){
const err4 = {instancePath:instancePath+"/source_handles",schemaPath:"#/properties/source_handles/maxItems",keyword:"maxItems",params:{limit: 30}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_SourceHandle(data5[i0], {instancePath:instancePath+"/source_handles/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SourceHandle.errors : vErrors.concat(validate_SourceHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/source_handles",schemaPath:"#/properties/source_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.claims !== undefined && func_191f75b36e8d.call(data, "claims")){
let data7 = data.claims;
if(Array.isArray(data7)){
if(data7.length > 30){
const err6 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/maxItems",keyword:"maxItems",params:{limit: 30}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_PlanClaim(data7[i1], {instancePath:instancePath+"/claims/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanClaim.errors : vErrors.concat(validate_PlanClaim.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.custom_activity_name !== undefined && func_191f75b36e8d.call(data, "custom_activity_name")){
let data9 = data.custom_activity_name;
if((typeof data9 !== "string") && (data9 !== null)){
const err8 = {instancePath:instancePath+"/custom_activity_name",schemaPath:"#/properties/custom_activity_name/type",keyword:"type",params:{type: schema_0644e3c6f9e3.properties.custom_activity_name.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data9 === "string"){
if(func_7a0318136635(data9) > 80){
const err9 = {instancePath:instancePath+"/custom_activity_name",schemaPath:"#/properties/custom_activity_name/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.scheduled_at !== undefined && func_191f75b36e8d.call(data, "scheduled_at")){
let data10 = data.scheduled_at;
if((typeof data10 !== "string") && (data10 !== null)){
const err10 = {instancePath:instancePath+"/scheduled_at",schemaPath:"#/properties/scheduled_at/type",keyword:"type",params:{type: schema_0644e3c6f9e3.properties.scheduled_at.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data10 === "string"){
if(!(formats_37d7ec70449e.validate(data10))){
const err11 = {instancePath:instancePath+"/scheduled_at",schemaPath:"#/properties/scheduled_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.scheduled_ends_at !== undefined && func_191f75b36e8d.call(data, "scheduled_ends_at")){
let data11 = data.scheduled_ends_at;
if((typeof data11 !== "string") && (data11 !== null)){
const err12 = {instancePath:instancePath+"/scheduled_ends_at",schemaPath:"#/properties/scheduled_ends_at/type",keyword:"type",params:{type: schema_0644e3c6f9e3.properties.scheduled_ends_at.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data11 === "string"){
if(!(formats_37d7ec70449e.validate(data11))){
const err13 = {instancePath:instancePath+"/scheduled_ends_at",schemaPath:"#/properties/scheduled_ends_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.rsvp_deadline !== undefined && func_191f75b36e8d.call(data, "rsvp_deadline")){
let data12 = data.rsvp_deadline;
if((typeof data12 !== "string") && (data12 !== null)){
const err14 = {instancePath:instancePath+"/rsvp_deadline",schemaPath:"#/properties/rsvp_deadline/type",keyword:"type",params:{type: schema_0644e3c6f9e3.properties.rsvp_deadline.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data12 === "string"){
if(!(formats_37d7ec70449e.validate(data12))){
const err15 = {instancePath:instancePath+"/rsvp_deadline",schemaPath:"#/properties/rsvp_deadline/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.capacity_min !== undefined && func_191f75b36e8d.call(data, "capacity_min")){
let data13 = data.capacity_min;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err16 = {instancePath:instancePath+"/capacity_min",schemaPath:"#/properties/capacity_min/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 2 || isNaN(data13)){
const err17 = {instancePath:instancePath+"/capacity_min",schemaPath:"#/properties/capacity_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.capacity_max !== undefined && func_191f75b36e8d.call(data, "capacity_max")){
let data14 = data.capacity_max;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
const err18 = {instancePath:instancePath+"/capacity_max",schemaPath:"#/properties/capacity_max/type",keyword:"type",params:{type: schema_0644e3c6f9e3.properties.capacity_max.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 2 || isNaN(data14)){
const err19 = {instancePath:instancePath+"/capacity_max",schemaPath:"#/properties/capacity_max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.title_override !== undefined && func_191f75b36e8d.call(data, "title_override")){
let data15 = data.title_override;
if((typeof data15 !== "string") && (data15 !== null)){
const err20 = {instancePath:instancePath+"/title_override",schemaPath:"#/properties/title_override/type",keyword:"type",params:{type: schema_0644e3c6f9e3.properties.title_override.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data15 === "string"){
if(func_7a0318136635(data15) > 240){
const err21 = {instancePath:instancePath+"/title_override",schemaPath:"#/properties/title_override/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.description_override !== undefined && func_191f75b36e8d.call(data, "description_override")){
let data16 = data.description_override;
if((typeof data16 !== "string") && (data16 !== null)){
const err22 = {instancePath:instancePath+"/description_override",schemaPath:"#/properties/description_override/type",keyword:"type",params:{type: schema_0644e3c6f9e3.properties.description_override.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data16 === "string"){
if(func_7a0318136635(data16) > 5000){
const err23 = {instancePath:instancePath+"/description_override",schemaPath:"#/properties/description_override/maxLength",keyword:"maxLength",params:{limit: 5000}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.audience_selection !== undefined && func_191f75b36e8d.call(data, "audience_selection")){
let data17 = data.audience_selection;
const _errs32 = errors;
let valid5 = false;
const _errs33 = errors;
if(!(validate_AudienceSelection(data17, {instancePath:instancePath+"/audience_selection",parentData:data,parentDataProperty:"audience_selection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AudienceSelection.errors : vErrors.concat(validate_AudienceSelection.errors);
errors = vErrors.length;
}
var _valid0 = _errs33 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs34 = errors;
if(data17 !== null){
const err24 = {instancePath:instancePath+"/audience_selection",schemaPath:"#/properties/audience_selection/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid0 = _errs34 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err25 = {instancePath:instancePath+"/audience_selection",schemaPath:"#/properties/audience_selection/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
if(data.connect_on_signup !== undefined && func_191f75b36e8d.call(data, "connect_on_signup")){
if(typeof data.connect_on_signup !== "boolean"){
const err26 = {instancePath:instancePath+"/connect_on_signup",schemaPath:"#/properties/connect_on_signup/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.show_guest_list !== undefined && func_191f75b36e8d.call(data, "show_guest_list")){
if(typeof data.show_guest_list !== "boolean"){
const err27 = {instancePath:instancePath+"/show_guest_list",schemaPath:"#/properties/show_guest_list/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.idea_list_handle !== undefined && func_191f75b36e8d.call(data, "idea_list_handle")){
if(!(validate_IdeasListHandleLong(data.idea_list_handle, {instancePath:instancePath+"/idea_list_handle",parentData:data,parentDataProperty:"idea_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandleLong.errors : vErrors.concat(validate_IdeasListHandleLong.errors);
errors = vErrors.length;
}
}
if(data.place_handle !== undefined && func_191f75b36e8d.call(data, "place_handle")){
if(!(validate_PlaceHandleLong(data.place_handle, {instancePath:instancePath+"/place_handle",parentData:data,parentDataProperty:"place_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlaceHandleLong.errors : vErrors.concat(validate_PlaceHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate_plansDraftUpdate_2_0.errors = vErrors;
return errors === 0;
}

export const plansDraftUpdate_2026_08_11_3 = validate_plansDraftUpdate_2026_08_11_3;
const schema_fa4c3dfb5883 = {"type":"object","properties":{"plan_handle":{"$ref":"#/$defs/PlanHandle"},"candidate_id":{"$ref":"#/$defs/PlanCandidateId"},"custom_activity_name":{"type":["string","null"],"maxLength":80},"scheduled_at":{"type":["string","null"],"format":"date-time"},"rsvp_deadline":{"type":["string","null"],"format":"date-time"},"capacity_min":{"type":"integer","minimum":2},"capacity_max":{"type":["integer","null"],"minimum":2},"title_override":{"type":["string","null"],"maxLength":240},"description_override":{"type":["string","null"],"maxLength":5000},"audience_selection":{"anyOf":[{"$ref":"#/$defs/AudienceSelection"},{"type":"null"}]},"connect_on_signup":{"type":"boolean"},"idea_list_handle":{"$ref":"#/$defs/IdeasListHandleLong"},"place_handle":{"$ref":"#/$defs/PlaceHandleLong"}}};

function validate_plansDraftUpdate_2026_08_11_3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.plan_handle !== undefined && func_191f75b36e8d.call(data, "plan_handle")){
if(!(validate_PlanHandle(data.plan_handle, {instancePath:instancePath+"/plan_handle",parentData:data,parentDataProperty:"plan_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanHandle.errors : vErrors.concat(validate_PlanHandle.errors);
errors = vErrors.length;
}
}
if(data.candidate_id !== undefined && func_191f75b36e8d.call(data, "candidate_id")){
if(!(validate_PlanCandidateId(data.candidate_id, {instancePath:instancePath+"/candidate_id",parentData:data,parentDataProperty:"candidate_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanCandidateId.errors : vErrors.concat(validate_PlanCandidateId.errors);
errors = vErrors.length;
}
}
if(data.custom_activity_name !== undefined && func_191f75b36e8d.call(data, "custom_activity_name")){
let data2 = data.custom_activity_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err0 = {instancePath:instancePath+"/custom_activity_name",schemaPath:"#/properties/custom_activity_name/type",keyword:"type",params:{type: schema_fa4c3dfb5883.properties.custom_activity_name.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 80){
const err1 = {instancePath:instancePath+"/custom_activity_name",schemaPath:"#/properties/custom_activity_name/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
if(data.scheduled_at !== undefined && func_191f75b36e8d.call(data, "scheduled_at")){
let data3 = data.scheduled_at;
if((typeof data3 !== "string") && (data3 !== null)){
const err2 = {instancePath:instancePath+"/scheduled_at",schemaPath:"#/properties/scheduled_at/type",keyword:"type",params:{type: schema_fa4c3dfb5883.properties.scheduled_at.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats_37d7ec70449e.validate(data3))){
const err3 = {instancePath:instancePath+"/scheduled_at",schemaPath:"#/properties/scheduled_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.rsvp_deadline !== undefined && func_191f75b36e8d.call(data, "rsvp_deadline")){
let data4 = data.rsvp_deadline;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/rsvp_deadline",schemaPath:"#/properties/rsvp_deadline/type",keyword:"type",params:{type: schema_fa4c3dfb5883.properties.rsvp_deadline.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats_37d7ec70449e.validate(data4))){
const err5 = {instancePath:instancePath+"/rsvp_deadline",schemaPath:"#/properties/rsvp_deadline/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.capacity_min !== undefined && func_191f75b36e8d.call(data, "capacity_min")){
let data5 = data.capacity_min;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/capacity_min",schemaPath:"#/properties/capacity_min/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 2 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/capacity_min",schemaPath:"#/properties/capacity_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.capacity_max !== undefined && func_191f75b36e8d.call(data, "capacity_max")){
let data6 = data.capacity_max;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err8 = {instancePath:instancePath+"/capacity_max",schemaPath:"#/properties/capacity_max/type",keyword:"type",params:{type: schema_fa4c3dfb5883.properties.capacity_max.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 2 || isNaN(data6)){
const err9 = {instancePath:instancePath+"/capacity_max",schemaPath:"#/properties/capacity_max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.title_override !== undefined && func_191f75b36e8d.call(data, "title_override")){
let data7 = data.title_override;
if((typeof data7 !== "string") && (data7 !== null)){
const err10 = {instancePath:instancePath+"/title_override",schemaPath:"#/properties/title_override/type",keyword:"type",params:{type: schema_fa4c3dfb5883.properties.title_override.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data7 === "string"){
if(func_7a0318136635(data7) > 240){
const err11 = {instancePath:instancePath+"/title_override",schemaPath:"#/properties/title_override/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.description_override !== undefined && func_191f75b36e8d.call(data, "description_override")){
let data8 = data.description_override;
if((typeof data8 !== "string") && (data8 !== null)){
const err12 = {instancePath:instancePath+"/description_override",schemaPath:"#/properties/description_override/type",keyword:"type",params:{type: schema_fa4c3dfb5883.properties.description_override.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data8 === "string"){
if(func_7a0318136635(data8) > 5000){
const err13 = {instancePath:instancePath+"/description_override",schemaPath:"#/properties/description_override/maxLength",keyword:"maxLength",params:{limit: 5000}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.audience_selection !== undefined && func_191f75b36e8d.call(data, "audience_selection")){
let data9 = data.audience_selection;
const _errs18 = errors;
let valid1 = false;
const _errs19 = errors;
if(!(validate_AudienceSelection(data9, {instancePath:instancePath+"/audience_selection",parentData:data,parentDataProperty:"audience_selection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AudienceSelection.errors : vErrors.concat(validate_AudienceSelection.errors);
errors = vErrors.length;
}
var _valid0 = _errs19 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs20 = errors;
if(data9 !== null){
const err14 = {instancePath:instancePath+"/audience_selection",schemaPath:"#/properties/audience_selection/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err15 = {instancePath:instancePath+"/audience_selection",schemaPath:"#/properties/audience_selection/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.connect_on_signup !== undefined && func_191f75b36e8d.call(data, "connect_on_signup")){
if(typeof data.connect_on_signup !== "boolean"){
const err16 = {instancePath:instancePath+"/connect_on_signup",schemaPath:"#/properties/connect_on_signup/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.idea_list_handle !== undefined && func_191f75b36e8d.call(data, "idea_list_handle")){
if(!(validate_IdeasListHandleLong(data.idea_list_handle, {instancePath:instancePath+"/idea_list_handle",parentData:data,parentDataProperty:"idea_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandleLong.errors : vErrors.concat(validate_IdeasListHandleLong.errors);
errors = vErrors.length;
}
}
if(data.place_handle !== undefined && func_191f75b36e8d.call(data, "place_handle")){
if(!(validate_PlaceHandleLong(data.place_handle, {instancePath:instancePath+"/place_handle",parentData:data,parentDataProperty:"place_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlaceHandleLong.errors : vErrors.concat(validate_PlaceHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate_plansDraftUpdate_2026_08_11_3.errors = vErrors;
return errors === 0;
}

export const plansDraftPreview_2_0 = validate_plansDraftPreview_2_0;
const schema_a602b741cb03 = {"type":"object","properties":{"plan_handle":{"$ref":"#/$defs/PlanHandle"}}};

function validate_plansDraftPreview_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.plan_handle !== undefined && func_191f75b36e8d.call(data, "plan_handle")){
if(!(validate_PlanHandle(data.plan_handle, {instancePath:instancePath+"/plan_handle",parentData:data,parentDataProperty:"plan_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanHandle.errors : vErrors.concat(validate_PlanHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate_plansDraftPreview_2_0.errors = vErrors;
return errors === 0;
}

export const plansDraftDelete_2_0 = validate_plansDraftDelete_2_0;
const schema_74f3f2e532eb = {"type":"object","properties":{"plan_handle":{"$ref":"#/$defs/PlanHandle"},"expected_checksum":{"type":"string","maxLength":64}}};

function validate_plansDraftDelete_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.plan_handle !== undefined && func_191f75b36e8d.call(data, "plan_handle")){
if(!(validate_PlanHandle(data.plan_handle, {instancePath:instancePath+"/plan_handle",parentData:data,parentDataProperty:"plan_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanHandle.errors : vErrors.concat(validate_PlanHandle.errors);
errors = vErrors.length;
}
}
if(data.expected_checksum !== undefined && func_191f75b36e8d.call(data, "expected_checksum")){
let data1 = data.expected_checksum;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 64){
const err0 = {instancePath:instancePath+"/expected_checksum",schemaPath:"#/properties/expected_checksum/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/expected_checksum",schemaPath:"#/properties/expected_checksum/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_plansDraftDelete_2_0.errors = vErrors;
return errors === 0;
}

export const plansDraftDelete_2026_08_11_3 = validate_plansDraftDelete_2026_08_11_3;

function validate_plansDraftDelete_2026_08_11_3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.plan_handle !== undefined && func_191f75b36e8d.call(data, "plan_handle")){
if(!(validate_PlanHandle(data.plan_handle, {instancePath:instancePath+"/plan_handle",parentData:data,parentDataProperty:"plan_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanHandle.errors : vErrors.concat(validate_PlanHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate_plansDraftDelete_2026_08_11_3.errors = vErrors;
return errors === 0;
}

export const plansDiscard_1_0 = validate_plansDiscard_1_0;

function validate_plansDiscard_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.plan_handle === undefined) || (!(func_191f75b36e8d.call(data, "plan_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.plan_handle !== undefined && func_191f75b36e8d.call(data, "plan_handle")){
if(!(validate_PlanHandle(data.plan_handle, {instancePath:instancePath+"/plan_handle",parentData:data,parentDataProperty:"plan_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanHandle.errors : vErrors.concat(validate_PlanHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_plansDiscard_1_0.errors = vErrors;
return errors === 0;
}

export const plansGet_2_0 = validate_plansGet_2_0;

function validate_plansGet_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.plan_handle === undefined) || (!(func_191f75b36e8d.call(data, "plan_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.plan_handle !== undefined && func_191f75b36e8d.call(data, "plan_handle")){
if(!(validate_PlanHandle(data.plan_handle, {instancePath:instancePath+"/plan_handle",parentData:data,parentDataProperty:"plan_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanHandle.errors : vErrors.concat(validate_PlanHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_plansGet_2_0.errors = vErrors;
return errors === 0;
}

export const plansQuery_2_0 = validate_plansQuery_2_0;
const schema_a026f2be74ff = {"type":"object","properties":{"scope":{"$ref":"#/$defs/PlanScope"},"role":{"$ref":"#/$defs/PlanRoleFilter"},"query":{"type":"string","maxLength":160},"limit":{"type":"integer","minimum":1,"maximum":25},"snapshot_handle":{"$ref":"#/$defs/SnapshotHandle"},"cursor":{"type":"string","maxLength":2048}}};
const schema_265ce0e59183 = {"type":"string","enum":["all","active","upcoming","past","drafts","canceled","discarded"]};

function validate_PlanScope(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((data === "all") || (data === "active")) || (data === "upcoming")) || (data === "past")) || (data === "drafts")) || (data === "canceled")) || (data === "discarded"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_265ce0e59183.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_PlanScope.errors = vErrors;
return errors === 0;
}

const schema_040d9316ba5d = {"type":"string","enum":["all","host","invitee"]};

function validate_PlanRoleFilter(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "all") || (data === "host")) || (data === "invitee"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_040d9316ba5d.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_PlanRoleFilter.errors = vErrors;
return errors === 0;
}


function validate_plansQuery_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scope !== undefined && func_191f75b36e8d.call(data, "scope")){
if(!(validate_PlanScope(data.scope, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanScope.errors : vErrors.concat(validate_PlanScope.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined && func_191f75b36e8d.call(data, "role")){
if(!(validate_PlanRoleFilter(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanRoleFilter.errors : vErrors.concat(validate_PlanRoleFilter.errors);
errors = vErrors.length;
}
}
if(data.query !== undefined && func_191f75b36e8d.call(data, "query")){
let data2 = data.query;
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 160){
const err0 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.limit !== undefined && func_191f75b36e8d.call(data, "limit")){
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 25 || isNaN(data3)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.snapshot_handle !== undefined && func_191f75b36e8d.call(data, "snapshot_handle")){
if(!(validate_SnapshotHandle(data.snapshot_handle, {instancePath:instancePath+"/snapshot_handle",parentData:data,parentDataProperty:"snapshot_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SnapshotHandle.errors : vErrors.concat(validate_SnapshotHandle.errors);
errors = vErrors.length;
}
}
if(data.cursor !== undefined && func_191f75b36e8d.call(data, "cursor")){
let data5 = data.cursor;
if(typeof data5 === "string"){
if(func_7a0318136635(data5) > 2048){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_plansQuery_2_0.errors = vErrors;
return errors === 0;
}

export const plansStatusGet_2_0 = validate_plansStatusGet_2_0;

function validate_plansStatusGet_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.plan_handle !== undefined && func_191f75b36e8d.call(data, "plan_handle")){
if(!(validate_PlanHandle(data.plan_handle, {instancePath:instancePath+"/plan_handle",parentData:data,parentDataProperty:"plan_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanHandle.errors : vErrors.concat(validate_PlanHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate_plansStatusGet_2_0.errors = vErrors;
return errors === 0;
}

export const plansPrepareSend_2_0 = validate_plansPrepareSend_2_0;
const schema_94ff835dc9d4 = {"type":"object","properties":{"plan_handle":{"$ref":"#/$defs/PlanHandle"},"public_description":{"type":"string"},"action":{"$ref":"#/$defs/SendAction"},"send_person_names":{"type":"array","items":{"type":"string"}},"send_person_handles":{"type":"array","items":{"$ref":"#/$defs/PersonHandleLong"}}}};
const schema_ec5c4e47bea8 = {"type":"string","enum":["create_share_link","send_invites"]};

function validate_SendAction(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "create_share_link") || (data === "send_invites"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_ec5c4e47bea8.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_SendAction.errors = vErrors;
return errors === 0;
}


function validate_plansPrepareSend_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.plan_handle !== undefined && func_191f75b36e8d.call(data, "plan_handle")){
if(!(validate_PlanHandle(data.plan_handle, {instancePath:instancePath+"/plan_handle",parentData:data,parentDataProperty:"plan_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanHandle.errors : vErrors.concat(validate_PlanHandle.errors);
errors = vErrors.length;
}
}
if(data.public_description !== undefined && func_191f75b36e8d.call(data, "public_description")){
if(typeof data.public_description !== "string"){
const err0 = {instancePath:instancePath+"/public_description",schemaPath:"#/properties/public_description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.action !== undefined && func_191f75b36e8d.call(data, "action")){
if(!(validate_SendAction(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SendAction.errors : vErrors.concat(validate_SendAction.errors);
errors = vErrors.length;
}
}
if(data.send_person_names !== undefined && func_191f75b36e8d.call(data, "send_person_names")){
let data3 = data.send_person_names;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err1 = {instancePath:instancePath+"/send_person_names/" + i0,schemaPath:"#/properties/send_person_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/send_person_names",schemaPath:"#/properties/send_person_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.send_person_handles !== undefined && func_191f75b36e8d.call(data, "send_person_handles")){
let data5 = data.send_person_handles;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_PersonHandleLong(data5[i1], {instancePath:instancePath+"/send_person_handles/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandleLong.errors : vErrors.concat(validate_PersonHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/send_person_handles",schemaPath:"#/properties/send_person_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_plansPrepareSend_2_0.errors = vErrors;
return errors === 0;
}

export const plansInvitationPrepare_1_0 = validate_plansInvitationPrepare_1_0;

function validate_plansInvitationPrepare_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.plan_handle !== undefined && func_191f75b36e8d.call(data, "plan_handle")){
if(!(validate_PlanHandle(data.plan_handle, {instancePath:instancePath+"/plan_handle",parentData:data,parentDataProperty:"plan_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanHandle.errors : vErrors.concat(validate_PlanHandle.errors);
errors = vErrors.length;
}
}
if(data.public_description !== undefined && func_191f75b36e8d.call(data, "public_description")){
if(typeof data.public_description !== "string"){
const err0 = {instancePath:instancePath+"/public_description",schemaPath:"#/properties/public_description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.action !== undefined && func_191f75b36e8d.call(data, "action")){
if(!(validate_SendAction(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SendAction.errors : vErrors.concat(validate_SendAction.errors);
errors = vErrors.length;
}
}
if(data.send_person_names !== undefined && func_191f75b36e8d.call(data, "send_person_names")){
let data3 = data.send_person_names;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err1 = {instancePath:instancePath+"/send_person_names/" + i0,schemaPath:"#/properties/send_person_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/send_person_names",schemaPath:"#/properties/send_person_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.send_person_handles !== undefined && func_191f75b36e8d.call(data, "send_person_handles")){
let data5 = data.send_person_handles;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_PersonHandleLong(data5[i1], {instancePath:instancePath+"/send_person_handles/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandleLong.errors : vErrors.concat(validate_PersonHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/send_person_handles",schemaPath:"#/properties/send_person_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_plansInvitationPrepare_1_0.errors = vErrors;
return errors === 0;
}

export const plansRosterPrepare_2_0 = validate_plansRosterPrepare_2_0;
const schema_84f91d614ff8 = {"type":"object","properties":{"plan_handle":{"$ref":"#/$defs/PlanHandle"},"expected_revision":{"type":"integer","minimum":0},"recipient_handles":{"type":"array","items":{"$ref":"#/$defs/PersonHandle"},"minItems":1,"maxItems":250},"recipient_names":{"type":"array","items":{"type":"string","maxLength":120},"minItems":1,"maxItems":250}},"required":["plan_handle"]};

function validate_plansRosterPrepare_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.plan_handle === undefined) || (!(func_191f75b36e8d.call(data, "plan_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.plan_handle !== undefined && func_191f75b36e8d.call(data, "plan_handle")){
if(!(validate_PlanHandle(data.plan_handle, {instancePath:instancePath+"/plan_handle",parentData:data,parentDataProperty:"plan_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanHandle.errors : vErrors.concat(validate_PlanHandle.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined && func_191f75b36e8d.call(data, "expected_revision")){
let data1 = data.expected_revision;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/expected_revision",schemaPath:"#/properties/expected_revision/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/expected_revision",schemaPath:"#/properties/expected_revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.recipient_handles !== undefined && func_191f75b36e8d.call(data, "recipient_handles")){
let data2 = data.recipient_handles;
if(Array.isArray(data2)){
if(data2.length > 250){
const err3 = {instancePath:instancePath+"/recipient_handles",schemaPath:"#/properties/recipient_handles/maxItems",keyword:"maxItems",params:{limit: 250}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.length < 1){
const err4 = {instancePath:instancePath+"/recipient_handles",schemaPath:"#/properties/recipient_handles/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_PersonHandle(data2[i0], {instancePath:instancePath+"/recipient_handles/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandle.errors : vErrors.concat(validate_PersonHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/recipient_handles",schemaPath:"#/properties/recipient_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.recipient_names !== undefined && func_191f75b36e8d.call(data, "recipient_names")){
let data4 = data.recipient_names;
if(Array.isArray(data4)){
if(data4.length > 250){
const err6 = {instancePath:instancePath+"/recipient_names",schemaPath:"#/properties/recipient_names/maxItems",keyword:"maxItems",params:{limit: 250}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data4.length < 1){
const err7 = {instancePath:instancePath+"/recipient_names",schemaPath:"#/properties/recipient_names/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(func_7a0318136635(data5) > 120){
const err8 = {instancePath:instancePath+"/recipient_names/" + i1,schemaPath:"#/properties/recipient_names/items/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/recipient_names/" + i1,schemaPath:"#/properties/recipient_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/recipient_names",schemaPath:"#/properties/recipient_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate_plansRosterPrepare_2_0.errors = vErrors;
return errors === 0;
}

export const plansUpdatePrepare_2_0 = validate_plansUpdatePrepare_2_0;
const schema_1403534ee3ee = {"type":"object","properties":{"plan_handle":{"$ref":"#/$defs/PlanHandle"},"changes":{"$ref":"#/$defs/PlanChanges"},"expected_revision":{"type":"integer","minimum":0},"notify_recipients":{"type":"boolean"}},"required":["plan_handle","changes"]};
const schema_233c804565f1 = {"type":"object","properties":{"scheduled_at":{"type":["string","null"],"format":"date-time"},"scheduled_date_local":{"type":"string","format":"date"},"scheduled_time_local":{"type":"string","maxLength":20},"scheduled_ends_at":{"type":["string","null"],"format":"date-time"},"meetup_at":{"type":["string","null"],"format":"date-time"},"meetup_location_text":{"type":["string","null"],"maxLength":500},"rsvp_deadline":{"type":["string","null"],"format":"date-time"},"capacity_min":{"type":"integer","minimum":2,"maximum":250},"capacity_max":{"type":["integer","null"],"minimum":2,"maximum":250},"title_override":{"type":["string","null"],"maxLength":240},"description_override":{"type":["string","null"],"maxLength":4000},"show_guest_list":{"type":"boolean"}},"additionalProperties":false,"allOf":[{"anyOf":[{"properties":{"scheduled_at":{}},"required":["scheduled_at"]},{"properties":{"scheduled_date_local":{}},"required":["scheduled_date_local"]},{"properties":{"scheduled_time_local":{}},"required":["scheduled_time_local"]},{"properties":{"scheduled_ends_at":{}},"required":["scheduled_ends_at"]},{"properties":{"meetup_at":{}},"required":["meetup_at"]},{"properties":{"meetup_location_text":{}},"required":["meetup_location_text"]},{"properties":{"rsvp_deadline":{}},"required":["rsvp_deadline"]},{"properties":{"capacity_min":{}},"required":["capacity_min"]},{"properties":{"capacity_max":{}},"required":["capacity_max"]},{"properties":{"title_override":{}},"required":["title_override"]},{"properties":{"description_override":{}},"required":["description_override"]},{"properties":{"show_guest_list":{}},"required":["show_guest_list"]}]},{"not":{"properties":{"scheduled_at":{},"scheduled_date_local":{}},"required":["scheduled_at","scheduled_date_local"]}},{"not":{"properties":{"scheduled_at":{},"scheduled_time_local":{}},"required":["scheduled_at","scheduled_time_local"]}}]};
const formats_fd402ad4b773 = require("ajv-formats/dist/formats").fullFormats.date;

function validate_PlanChanges(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.scheduled_at === undefined) || (!(func_191f75b36e8d.call(data, "scheduled_at")))){
const err0 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: "scheduled_at"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.scheduled_date_local === undefined) || (!(func_191f75b36e8d.call(data, "scheduled_date_local")))){
const err1 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: "scheduled_date_local"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.scheduled_time_local === undefined) || (!(func_191f75b36e8d.call(data, "scheduled_time_local")))){
const err2 = {instancePath,schemaPath:"#/allOf/0/anyOf/2/required",keyword:"required",params:{missingProperty: "scheduled_time_local"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.scheduled_ends_at === undefined) || (!(func_191f75b36e8d.call(data, "scheduled_ends_at")))){
const err3 = {instancePath,schemaPath:"#/allOf/0/anyOf/3/required",keyword:"required",params:{missingProperty: "scheduled_ends_at"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.meetup_at === undefined) || (!(func_191f75b36e8d.call(data, "meetup_at")))){
const err4 = {instancePath,schemaPath:"#/allOf/0/anyOf/4/required",keyword:"required",params:{missingProperty: "meetup_at"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.meetup_location_text === undefined) || (!(func_191f75b36e8d.call(data, "meetup_location_text")))){
const err5 = {instancePath,schemaPath:"#/allOf/0/anyOf/5/required",keyword:"required",params:{missingProperty: "meetup_location_text"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.rsvp_deadline === undefined) || (!(func_191f75b36e8d.call(data, "rsvp_deadline")))){
const err6 = {instancePath,schemaPath:"#/allOf/0/anyOf/6/required",keyword:"required",params:{missingProperty: "rsvp_deadline"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.capacity_min === undefined) || (!(func_191f75b36e8d.call(data, "capacity_min")))){
const err7 = {instancePath,schemaPath:"#/allOf/0/anyOf/7/required",keyword:"required",params:{missingProperty: "capacity_min"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.capacity_max === undefined) || (!(func_191f75b36e8d.call(data, "capacity_max")))){
const err8 = {instancePath,schemaPath:"#/allOf/0/anyOf/8/required",keyword:"required",params:{missingProperty: "capacity_max"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title_override === undefined) || (!(func_191f75b36e8d.call(data, "title_override")))){
const err9 = {instancePath,schemaPath:"#/allOf/0/anyOf/9/required",keyword:"required",params:{missingProperty: "title_override"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.description_override === undefined) || (!(func_191f75b36e8d.call(data, "description_override")))){
const err10 = {instancePath,schemaPath:"#/allOf/0/anyOf/10/required",keyword:"required",params:{missingProperty: "description_override"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.show_guest_list === undefined) || (!(func_191f75b36e8d.call(data, "show_guest_list")))){
const err11 = {instancePath,schemaPath:"#/allOf/0/anyOf/11/required",keyword:"required",params:{missingProperty: "show_guest_list"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
}
}
}
}
}
}
}
}
}
}
}
if(!valid1){
const err12 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
const _errs16 = errors;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.scheduled_at === undefined) || (!(func_191f75b36e8d.call(data, "scheduled_at")))) && (missing0 = "scheduled_at")) || (((data.scheduled_date_local === undefined) || (!(func_191f75b36e8d.call(data, "scheduled_date_local")))) && (missing0 = "scheduled_date_local"))){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid2 = _errs17 === errors;
if(valid2){
const err14 = {instancePath,schemaPath:"#/allOf/1/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
const _errs19 = errors;
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.scheduled_at === undefined) || (!(func_191f75b36e8d.call(data, "scheduled_at")))) && (missing1 = "scheduled_at")) || (((data.scheduled_time_local === undefined) || (!(func_191f75b36e8d.call(data, "scheduled_time_local")))) && (missing1 = "scheduled_time_local"))){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid3 = _errs20 === errors;
if(valid3){
const err16 = {instancePath,schemaPath:"#/allOf/2/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func_191f75b36e8d.call(schema_233c804565f1.properties, key0))){
const err17 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.scheduled_at !== undefined && func_191f75b36e8d.call(data, "scheduled_at")){
let data0 = data.scheduled_at;
if((typeof data0 !== "string") && (data0 !== null)){
const err18 = {instancePath:instancePath+"/scheduled_at",schemaPath:"#/properties/scheduled_at/type",keyword:"type",params:{type: schema_233c804565f1.properties.scheduled_at.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data0 === "string"){
if(!(formats_37d7ec70449e.validate(data0))){
const err19 = {instancePath:instancePath+"/scheduled_at",schemaPath:"#/properties/scheduled_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.scheduled_date_local !== undefined && func_191f75b36e8d.call(data, "scheduled_date_local")){
let data1 = data.scheduled_date_local;
if(typeof data1 === "string"){
if(!(formats_fd402ad4b773.validate(data1))){
const err20 = {instancePath:instancePath+"/scheduled_date_local",schemaPath:"#/properties/scheduled_date_local/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/scheduled_date_local",schemaPath:"#/properties/scheduled_date_local/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.scheduled_time_local !== undefined && func_191f75b36e8d.call(data, "scheduled_time_local")){
let data2 = data.scheduled_time_local;
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 20){
const err22 = {instancePath:instancePath+"/scheduled_time_local",schemaPath:"#/properties/scheduled_time_local/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/scheduled_time_local",schemaPath:"#/properties/scheduled_time_local/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.scheduled_ends_at !== undefined && func_191f75b36e8d.call(data, "scheduled_ends_at")){
let data3 = data.scheduled_ends_at;
if((typeof data3 !== "string") && (data3 !== null)){
const err24 = {instancePath:instancePath+"/scheduled_ends_at",schemaPath:"#/properties/scheduled_ends_at/type",keyword:"type",params:{type: schema_233c804565f1.properties.scheduled_ends_at.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats_37d7ec70449e.validate(data3))){
const err25 = {instancePath:instancePath+"/scheduled_ends_at",schemaPath:"#/properties/scheduled_ends_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.meetup_at !== undefined && func_191f75b36e8d.call(data, "meetup_at")){
let data4 = data.meetup_at;
if((typeof data4 !== "string") && (data4 !== null)){
const err26 = {instancePath:instancePath+"/meetup_at",schemaPath:"#/properties/meetup_at/type",keyword:"type",params:{type: schema_233c804565f1.properties.meetup_at.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats_37d7ec70449e.validate(data4))){
const err27 = {instancePath:instancePath+"/meetup_at",schemaPath:"#/properties/meetup_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.meetup_location_text !== undefined && func_191f75b36e8d.call(data, "meetup_location_text")){
let data5 = data.meetup_location_text;
if((typeof data5 !== "string") && (data5 !== null)){
const err28 = {instancePath:instancePath+"/meetup_location_text",schemaPath:"#/properties/meetup_location_text/type",keyword:"type",params:{type: schema_233c804565f1.properties.meetup_location_text.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data5 === "string"){
if(func_7a0318136635(data5) > 500){
const err29 = {instancePath:instancePath+"/meetup_location_text",schemaPath:"#/properties/meetup_location_text/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.rsvp_deadline !== undefined && func_191f75b36e8d.call(data, "rsvp_deadline")){
let data6 = data.rsvp_deadline;
if((typeof data6 !== "string") && (data6 !== null)){
const err30 = {instancePath:instancePath+"/rsvp_deadline",schemaPath:"#/properties/rsvp_deadline/type",keyword:"type",params:{type: schema_233c804565f1.properties.rsvp_deadline.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats_37d7ec70449e.validate(data6))){
const err31 = {instancePath:instancePath+"/rsvp_deadline",schemaPath:"#/properties/rsvp_deadline/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.capacity_min !== undefined && func_191f75b36e8d.call(data, "capacity_min")){
let data7 = data.capacity_min;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err32 = {instancePath:instancePath+"/capacity_min",schemaPath:"#/properties/capacity_min/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 250 || isNaN(data7)){
const err33 = {instancePath:instancePath+"/capacity_min",schemaPath:"#/properties/capacity_min/maximum",keyword:"maximum",params:{comparison: "<=", limit: 250}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data7 < 2 || isNaN(data7)){
const err34 = {instancePath:instancePath+"/capacity_min",schemaPath:"#/properties/capacity_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.capacity_max !== undefined && func_191f75b36e8d.call(data, "capacity_max")){
let data8 = data.capacity_max;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err35 = {instancePath:instancePath+"/capacity_max",schemaPath:"#/properties/capacity_max/type",keyword:"type",params:{type: schema_233c804565f1.properties.capacity_max.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 250 || isNaN(data8)){
const err36 = {instancePath:instancePath+"/capacity_max",schemaPath:"#/properties/capacity_max/maximum",keyword:"maximum",params:{comparison: "<=", limit: 250}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data8 < 2 || isNaN(data8)){
const err37 = {instancePath:instancePath+"/capacity_max",schemaPath:"#/properties/capacity_max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data.title_override !== undefined && func_191f75b36e8d.call(data, "title_override")){
let data9 = data.title_override;
if((typeof data9 !== "string") && (data9 !== null)){
const err38 = {instancePath:instancePath+"/title_override",schemaPath:"#/properties/title_override/type",keyword:"type",params:{type: schema_233c804565f1.properties.title_override.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data9 === "string"){
if(func_7a0318136635(data9) > 240){
const err39 = {instancePath:instancePath+"/title_override",schemaPath:"#/properties/title_override/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.description_override !== undefined && func_191f75b36e8d.call(data, "description_override")){
let data10 = data.description_override;
if((typeof data10 !== "string") && (data10 !== null)){
const err40 = {instancePath:instancePath+"/description_override",schemaPath:"#/properties/description_override/type",keyword:"type",params:{type: schema_233c804565f1.properties.description_override.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data10 === "string"){
if(func_7a0318136635(data10) > 4000){
const err41 = {instancePath:instancePath+"/description_override",schemaPath:"#/properties/description_override/maxLength",keyword:"maxLength",params:{limit: 4000}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data.show_guest_list !== undefined && func_191f75b36e8d.call(data, "show_guest_list")){
if(typeof data.show_guest_list !== "boolean"){
const err42 = {instancePath:instancePath+"/show_guest_list",schemaPath:"#/properties/show_guest_list/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate_PlanChanges.errors = vErrors;
return errors === 0;
}


function validate_plansUpdatePrepare_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.plan_handle === undefined) || (!(func_191f75b36e8d.call(data, "plan_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.changes === undefined) || (!(func_191f75b36e8d.call(data, "changes")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changes"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.plan_handle !== undefined && func_191f75b36e8d.call(data, "plan_handle")){
if(!(validate_PlanHandle(data.plan_handle, {instancePath:instancePath+"/plan_handle",parentData:data,parentDataProperty:"plan_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanHandle.errors : vErrors.concat(validate_PlanHandle.errors);
errors = vErrors.length;
}
}
if(data.changes !== undefined && func_191f75b36e8d.call(data, "changes")){
if(!(validate_PlanChanges(data.changes, {instancePath:instancePath+"/changes",parentData:data,parentDataProperty:"changes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanChanges.errors : vErrors.concat(validate_PlanChanges.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined && func_191f75b36e8d.call(data, "expected_revision")){
let data2 = data.expected_revision;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/expected_revision",schemaPath:"#/properties/expected_revision/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/expected_revision",schemaPath:"#/properties/expected_revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.notify_recipients !== undefined && func_191f75b36e8d.call(data, "notify_recipients")){
if(typeof data.notify_recipients !== "boolean"){
const err4 = {instancePath:instancePath+"/notify_recipients",schemaPath:"#/properties/notify_recipients/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_plansUpdatePrepare_2_0.errors = vErrors;
return errors === 0;
}

export const plansCancelPrepare_2_0 = validate_plansCancelPrepare_2_0;
const schema_d4656d646cb8 = {"type":"object","properties":{"plan_handle":{"$ref":"#/$defs/PlanHandle"},"expected_revision":{"type":"integer","minimum":0}},"required":["plan_handle"]};

function validate_plansCancelPrepare_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.plan_handle === undefined) || (!(func_191f75b36e8d.call(data, "plan_handle")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan_handle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.plan_handle !== undefined && func_191f75b36e8d.call(data, "plan_handle")){
if(!(validate_PlanHandle(data.plan_handle, {instancePath:instancePath+"/plan_handle",parentData:data,parentDataProperty:"plan_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanHandle.errors : vErrors.concat(validate_PlanHandle.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined && func_191f75b36e8d.call(data, "expected_revision")){
let data1 = data.expected_revision;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/expected_revision",schemaPath:"#/properties/expected_revision/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/expected_revision",schemaPath:"#/properties/expected_revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate_plansCancelPrepare_2_0.errors = vErrors;
return errors === 0;
}

export const plansSend_1_0 = validate_plansSend_1_0;
const schema_d79cb6b5d226 = {"type":"object","properties":{"action":{"$ref":"#/$defs/SendAction"},"confirmation_token":{"type":"string"}}};

function validate_plansSend_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action !== undefined && func_191f75b36e8d.call(data, "action")){
if(!(validate_SendAction(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SendAction.errors : vErrors.concat(validate_SendAction.errors);
errors = vErrors.length;
}
}
if(data.confirmation_token !== undefined && func_191f75b36e8d.call(data, "confirmation_token")){
if(typeof data.confirmation_token !== "string"){
const err0 = {instancePath:instancePath+"/confirmation_token",schemaPath:"#/properties/confirmation_token/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_plansSend_1_0.errors = vErrors;
return errors === 0;
}

export const plansLifecycleCommit_1_0 = validate_plansLifecycleCommit_1_0;

function validate_plansLifecycleCommit_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate_plansLifecycleCommit_1_0.errors = vErrors;
return errors === 0;
}

export const ideasListGenerate_2_0 = validate_ideasListGenerate_2_0;
const schema_d8d81983139b = {"type":"object","properties":{"people":{"type":"array","items":{"type":"string"}},"names":{"type":"array","items":{"type":"string"}},"person_handles":{"type":"array","items":{"$ref":"#/$defs/PersonHandle"},"maxItems":25},"feed_name":{"type":"string","maxLength":120},"feed_names":{"type":"array","items":{"type":"string"}},"idea_list_name":{"type":"string","maxLength":120},"idea_list_names":{"type":"array","items":{"type":"string"}},"neighborhoods":{"type":"array","items":{"type":"string"}},"activities":{"type":"array","items":{"type":"string"}},"user_activities":{"type":"array","items":{"type":"string"}},"when_preset":{"type":"string","maxLength":80},"when":{"type":"string","maxLength":80},"time_slots":{"type":"array","items":{"$ref":"#/$defs/TimeSlot"}},"duration_minutes":{"type":"integer","minimum":1},"constraint_kind":{"type":"string","enum":["exact_start"]},"requested_start_at":{"type":"string","maxLength":80},"search":{"type":"string","maxLength":200},"preference_terms":{"type":"array","items":{"type":"string","maxLength":80},"maxItems":10},"idea_list_handles":{"type":"array","items":{"$ref":"#/$defs/IdeasListHandleLong"}},"name":{"type":"string","maxLength":120},"limit":{"type":"integer","minimum":1,"maximum":25}}};
const schema_a82be3fadceb = {"type":"object","properties":{"starts_at":{"type":"string","maxLength":80},"ends_at":{"type":"string","maxLength":80}},"required":["starts_at","ends_at"],"additionalProperties":false};

function validate_TimeSlot(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.starts_at === undefined) || (!(func_191f75b36e8d.call(data, "starts_at")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "starts_at"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.ends_at === undefined) || (!(func_191f75b36e8d.call(data, "ends_at")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ends_at"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "starts_at") || (key0 === "ends_at"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.starts_at !== undefined && func_191f75b36e8d.call(data, "starts_at")){
let data0 = data.starts_at;
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 80){
const err3 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ends_at !== undefined && func_191f75b36e8d.call(data, "ends_at")){
let data1 = data.ends_at;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 80){
const err5 = {instancePath:instancePath+"/ends_at",schemaPath:"#/properties/ends_at/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/ends_at",schemaPath:"#/properties/ends_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_TimeSlot.errors = vErrors;
return errors === 0;
}


function validate_ideasListGenerate_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.people !== undefined && func_191f75b36e8d.call(data, "people")){
let data0 = data.people;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err0 = {instancePath:instancePath+"/people/" + i0,schemaPath:"#/properties/people/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.names !== undefined && func_191f75b36e8d.call(data, "names")){
let data2 = data.names;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(typeof data2[i1] !== "string"){
const err2 = {instancePath:instancePath+"/names/" + i1,schemaPath:"#/properties/names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.person_handles !== undefined && func_191f75b36e8d.call(data, "person_handles")){
let data4 = data.person_handles;
if(Array.isArray(data4)){
if(data4.length > 25){
const err4 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/maxItems",keyword:"maxItems",params:{limit: 25}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(!(validate_PersonHandle(data4[i2], {instancePath:instancePath+"/person_handles/" + i2,parentData:data4,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandle.errors : vErrors.concat(validate_PersonHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.feed_name !== undefined && func_191f75b36e8d.call(data, "feed_name")){
let data6 = data.feed_name;
if(typeof data6 === "string"){
if(func_7a0318136635(data6) > 120){
const err6 = {instancePath:instancePath+"/feed_name",schemaPath:"#/properties/feed_name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/feed_name",schemaPath:"#/properties/feed_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.feed_names !== undefined && func_191f75b36e8d.call(data, "feed_names")){
let data7 = data.feed_names;
if(Array.isArray(data7)){
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
if(typeof data7[i3] !== "string"){
const err8 = {instancePath:instancePath+"/feed_names/" + i3,schemaPath:"#/properties/feed_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/feed_names",schemaPath:"#/properties/feed_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.idea_list_name !== undefined && func_191f75b36e8d.call(data, "idea_list_name")){
let data9 = data.idea_list_name;
if(typeof data9 === "string"){
if(func_7a0318136635(data9) > 120){
const err10 = {instancePath:instancePath+"/idea_list_name",schemaPath:"#/properties/idea_list_name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/idea_list_name",schemaPath:"#/properties/idea_list_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.idea_list_names !== undefined && func_191f75b36e8d.call(data, "idea_list_names")){
let data10 = data.idea_list_names;
if(Array.isArray(data10)){
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
if(typeof data10[i4] !== "string"){
const err12 = {instancePath:instancePath+"/idea_list_names/" + i4,schemaPath:"#/properties/idea_list_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/idea_list_names",schemaPath:"#/properties/idea_list_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.neighborhoods !== undefined && func_191f75b36e8d.call(data, "neighborhoods")){
let data12 = data.neighborhoods;
if(Array.isArray(data12)){
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
if(typeof data12[i5] !== "string"){
const err14 = {instancePath:instancePath+"/neighborhoods/" + i5,schemaPath:"#/properties/neighborhoods/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/neighborhoods",schemaPath:"#/properties/neighborhoods/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.activities !== undefined && func_191f75b36e8d.call(data, "activities")){
let data14 = data.activities;
if(Array.isArray(data14)){
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
if(typeof data14[i6] !== "string"){
const err16 = {instancePath:instancePath+"/activities/" + i6,schemaPath:"#/properties/activities/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/activities",schemaPath:"#/properties/activities/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.user_activities !== undefined && func_191f75b36e8d.call(data, "user_activities")){
let data16 = data.user_activities;
if(Array.isArray(data16)){
const len7 = data16.length;
for(let i7=0; i7<len7; i7++){
if(typeof data16[i7] !== "string"){
const err18 = {instancePath:instancePath+"/user_activities/" + i7,schemaPath:"#/properties/user_activities/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/user_activities",schemaPath:"#/properties/user_activities/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.when_preset !== undefined && func_191f75b36e8d.call(data, "when_preset")){
let data18 = data.when_preset;
if(typeof data18 === "string"){
if(func_7a0318136635(data18) > 80){
const err20 = {instancePath:instancePath+"/when_preset",schemaPath:"#/properties/when_preset/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/when_preset",schemaPath:"#/properties/when_preset/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.when !== undefined && func_191f75b36e8d.call(data, "when")){
let data19 = data.when;
if(typeof data19 === "string"){
if(func_7a0318136635(data19) > 80){
const err22 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.time_slots !== undefined && func_191f75b36e8d.call(data, "time_slots")){
let data20 = data.time_slots;
if(Array.isArray(data20)){
const len8 = data20.length;
for(let i8=0; i8<len8; i8++){
if(!(validate_TimeSlot(data20[i8], {instancePath:instancePath+"/time_slots/" + i8,parentData:data20,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TimeSlot.errors : vErrors.concat(validate_TimeSlot.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/time_slots",schemaPath:"#/properties/time_slots/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.duration_minutes !== undefined && func_191f75b36e8d.call(data, "duration_minutes")){
let data22 = data.duration_minutes;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err25 = {instancePath:instancePath+"/duration_minutes",schemaPath:"#/properties/duration_minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
const err26 = {instancePath:instancePath+"/duration_minutes",schemaPath:"#/properties/duration_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.constraint_kind !== undefined && func_191f75b36e8d.call(data, "constraint_kind")){
let data23 = data.constraint_kind;
if(typeof data23 !== "string"){
const err27 = {instancePath:instancePath+"/constraint_kind",schemaPath:"#/properties/constraint_kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(data23 === "exact_start")){
const err28 = {instancePath:instancePath+"/constraint_kind",schemaPath:"#/properties/constraint_kind/enum",keyword:"enum",params:{allowedValues: schema_d8d81983139b.properties.constraint_kind.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.requested_start_at !== undefined && func_191f75b36e8d.call(data, "requested_start_at")){
let data24 = data.requested_start_at;
if(typeof data24 === "string"){
if(func_7a0318136635(data24) > 80){
const err29 = {instancePath:instancePath+"/requested_start_at",schemaPath:"#/properties/requested_start_at/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/requested_start_at",schemaPath:"#/properties/requested_start_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.search !== undefined && func_191f75b36e8d.call(data, "search")){
let data25 = data.search;
if(typeof data25 === "string"){
if(func_7a0318136635(data25) > 200){
const err31 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.preference_terms !== undefined && func_191f75b36e8d.call(data, "preference_terms")){
let data26 = data.preference_terms;
if(Array.isArray(data26)){
if(data26.length > 10){
const err33 = {instancePath:instancePath+"/preference_terms",schemaPath:"#/properties/preference_terms/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len9 = data26.length;
for(let i9=0; i9<len9; i9++){
let data27 = data26[i9];
if(typeof data27 === "string"){
if(func_7a0318136635(data27) > 80){
const err34 = {instancePath:instancePath+"/preference_terms/" + i9,schemaPath:"#/properties/preference_terms/items/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/preference_terms/" + i9,schemaPath:"#/properties/preference_terms/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/preference_terms",schemaPath:"#/properties/preference_terms/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.idea_list_handles !== undefined && func_191f75b36e8d.call(data, "idea_list_handles")){
let data28 = data.idea_list_handles;
if(Array.isArray(data28)){
const len10 = data28.length;
for(let i10=0; i10<len10; i10++){
if(!(validate_IdeasListHandleLong(data28[i10], {instancePath:instancePath+"/idea_list_handles/" + i10,parentData:data28,parentDataProperty:i10,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandleLong.errors : vErrors.concat(validate_IdeasListHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/idea_list_handles",schemaPath:"#/properties/idea_list_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.name !== undefined && func_191f75b36e8d.call(data, "name")){
let data30 = data.name;
if(typeof data30 === "string"){
if(func_7a0318136635(data30) > 120){
const err38 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.limit !== undefined && func_191f75b36e8d.call(data, "limit")){
let data31 = data.limit;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err40 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 25 || isNaN(data31)){
const err41 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data31 < 1 || isNaN(data31)){
const err42 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate_ideasListGenerate_2_0.errors = vErrors;
return errors === 0;
}

export const ideasListGenerate_2026_08_11_3 = validate_ideasListGenerate_2026_08_11_3;
const schema_b16da883908f = {"type":"object","properties":{"people":{"type":"array","items":{"type":"string"}},"names":{"type":"array","items":{"type":"string"}},"person_handles":{"type":"array","items":{"$ref":"#/$defs/PersonHandle"},"maxItems":25},"feed_name":{"type":"string","maxLength":120},"feed_names":{"type":"array","items":{"type":"string"}},"idea_list_name":{"type":"string","maxLength":120},"idea_list_names":{"type":"array","items":{"type":"string"}},"neighborhoods":{"type":"array","items":{"type":"string"}},"activities":{"type":"array","items":{"type":"string"}},"user_activities":{"type":"array","items":{"type":"string"}},"when_preset":{"type":"string","maxLength":80},"when":{"type":"string","maxLength":80},"time_slots":{"type":"array","items":{"$ref":"#/$defs/TimeSlot"}},"duration_minutes":{"type":"integer","minimum":1},"requested_start_at":{"type":"string","maxLength":80},"search":{"type":"string","maxLength":200},"preference_terms":{"type":"array","items":{"type":"string","maxLength":80},"maxItems":10},"idea_list_handles":{"type":"array","items":{"$ref":"#/$defs/IdeasListHandleLong"}},"name":{"type":"string","maxLength":120},"limit":{"type":"integer","minimum":1,"maximum":25}}};

function validate_ideasListGenerate_2026_08_11_3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.people !== undefined && func_191f75b36e8d.call(data, "people")){
let data0 = data.people;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err0 = {instancePath:instancePath+"/people/" + i0,schemaPath:"#/properties/people/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.names !== undefined && func_191f75b36e8d.call(data, "names")){
let data2 = data.names;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(typeof data2[i1] !== "string"){
const err2 = {instancePath:instancePath+"/names/" + i1,schemaPath:"#/properties/names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.person_handles !== undefined && func_191f75b36e8d.call(data, "person_handles")){
let data4 = data.person_handles;
if(Array.isArray(data4)){
if(data4.length > 25){
const err4 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/maxItems",keyword:"maxItems",params:{limit: 25}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(!(validate_PersonHandle(data4[i2], {instancePath:instancePath+"/person_handles/" + i2,parentData:data4,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandle.errors : vErrors.concat(validate_PersonHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.feed_name !== undefined && func_191f75b36e8d.call(data, "feed_name")){
let data6 = data.feed_name;
if(typeof data6 === "string"){
if(func_7a0318136635(data6) > 120){
const err6 = {instancePath:instancePath+"/feed_name",schemaPath:"#/properties/feed_name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/feed_name",schemaPath:"#/properties/feed_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.feed_names !== undefined && func_191f75b36e8d.call(data, "feed_names")){
let data7 = data.feed_names;
if(Array.isArray(data7)){
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
if(typeof data7[i3] !== "string"){
const err8 = {instancePath:instancePath+"/feed_names/" + i3,schemaPath:"#/properties/feed_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/feed_names",schemaPath:"#/properties/feed_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.idea_list_name !== undefined && func_191f75b36e8d.call(data, "idea_list_name")){
let data9 = data.idea_list_name;
if(typeof data9 === "string"){
if(func_7a0318136635(data9) > 120){
const err10 = {instancePath:instancePath+"/idea_list_name",schemaPath:"#/properties/idea_list_name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/idea_list_name",schemaPath:"#/properties/idea_list_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.idea_list_names !== undefined && func_191f75b36e8d.call(data, "idea_list_names")){
let data10 = data.idea_list_names;
if(Array.isArray(data10)){
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
if(typeof data10[i4] !== "string"){
const err12 = {instancePath:instancePath+"/idea_list_names/" + i4,schemaPath:"#/properties/idea_list_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/idea_list_names",schemaPath:"#/properties/idea_list_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.neighborhoods !== undefined && func_191f75b36e8d.call(data, "neighborhoods")){
let data12 = data.neighborhoods;
if(Array.isArray(data12)){
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
if(typeof data12[i5] !== "string"){
const err14 = {instancePath:instancePath+"/neighborhoods/" + i5,schemaPath:"#/properties/neighborhoods/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/neighborhoods",schemaPath:"#/properties/neighborhoods/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.activities !== undefined && func_191f75b36e8d.call(data, "activities")){
let data14 = data.activities;
if(Array.isArray(data14)){
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
if(typeof data14[i6] !== "string"){
const err16 = {instancePath:instancePath+"/activities/" + i6,schemaPath:"#/properties/activities/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/activities",schemaPath:"#/properties/activities/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.user_activities !== undefined && func_191f75b36e8d.call(data, "user_activities")){
let data16 = data.user_activities;
if(Array.isArray(data16)){
const len7 = data16.length;
for(let i7=0; i7<len7; i7++){
if(typeof data16[i7] !== "string"){
const err18 = {instancePath:instancePath+"/user_activities/" + i7,schemaPath:"#/properties/user_activities/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/user_activities",schemaPath:"#/properties/user_activities/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.when_preset !== undefined && func_191f75b36e8d.call(data, "when_preset")){
let data18 = data.when_preset;
if(typeof data18 === "string"){
if(func_7a0318136635(data18) > 80){
const err20 = {instancePath:instancePath+"/when_preset",schemaPath:"#/properties/when_preset/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/when_preset",schemaPath:"#/properties/when_preset/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.when !== undefined && func_191f75b36e8d.call(data, "when")){
let data19 = data.when;
if(typeof data19 === "string"){
if(func_7a0318136635(data19) > 80){
const err22 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.time_slots !== undefined && func_191f75b36e8d.call(data, "time_slots")){
let data20 = data.time_slots;
if(Array.isArray(data20)){
const len8 = data20.length;
for(let i8=0; i8<len8; i8++){
if(!(validate_TimeSlot(data20[i8], {instancePath:instancePath+"/time_slots/" + i8,parentData:data20,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TimeSlot.errors : vErrors.concat(validate_TimeSlot.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/time_slots",schemaPath:"#/properties/time_slots/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.duration_minutes !== undefined && func_191f75b36e8d.call(data, "duration_minutes")){
let data22 = data.duration_minutes;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err25 = {instancePath:instancePath+"/duration_minutes",schemaPath:"#/properties/duration_minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
const err26 = {instancePath:instancePath+"/duration_minutes",schemaPath:"#/properties/duration_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.requested_start_at !== undefined && func_191f75b36e8d.call(data, "requested_start_at")){
let data23 = data.requested_start_at;
if(typeof data23 === "string"){
if(func_7a0318136635(data23) > 80){
const err27 = {instancePath:instancePath+"/requested_start_at",schemaPath:"#/properties/requested_start_at/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/requested_start_at",schemaPath:"#/properties/requested_start_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.search !== undefined && func_191f75b36e8d.call(data, "search")){
let data24 = data.search;
if(typeof data24 === "string"){
if(func_7a0318136635(data24) > 200){
const err29 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.preference_terms !== undefined && func_191f75b36e8d.call(data, "preference_terms")){
let data25 = data.preference_terms;
if(Array.isArray(data25)){
if(data25.length > 10){
const err31 = {instancePath:instancePath+"/preference_terms",schemaPath:"#/properties/preference_terms/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len9 = data25.length;
for(let i9=0; i9<len9; i9++){
let data26 = data25[i9];
if(typeof data26 === "string"){
if(func_7a0318136635(data26) > 80){
const err32 = {instancePath:instancePath+"/preference_terms/" + i9,schemaPath:"#/properties/preference_terms/items/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/preference_terms/" + i9,schemaPath:"#/properties/preference_terms/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/preference_terms",schemaPath:"#/properties/preference_terms/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.idea_list_handles !== undefined && func_191f75b36e8d.call(data, "idea_list_handles")){
let data27 = data.idea_list_handles;
if(Array.isArray(data27)){
const len10 = data27.length;
for(let i10=0; i10<len10; i10++){
if(!(validate_IdeasListHandleLong(data27[i10], {instancePath:instancePath+"/idea_list_handles/" + i10,parentData:data27,parentDataProperty:i10,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandleLong.errors : vErrors.concat(validate_IdeasListHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath:instancePath+"/idea_list_handles",schemaPath:"#/properties/idea_list_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.name !== undefined && func_191f75b36e8d.call(data, "name")){
let data29 = data.name;
if(typeof data29 === "string"){
if(func_7a0318136635(data29) > 120){
const err36 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.limit !== undefined && func_191f75b36e8d.call(data, "limit")){
let data30 = data.limit;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err38 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 25 || isNaN(data30)){
const err39 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data30 < 1 || isNaN(data30)){
const err40 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate_ideasListGenerate_2026_08_11_3.errors = vErrors;
return errors === 0;
}

export const ideasRecommendationsGet_2_1 = validate_ideasRecommendationsGet_2_1;
const schema_e2e5d4a0695a = {"type":"object","properties":{"people":{"type":"array","items":{"type":"string"}},"names":{"type":"array","items":{"type":"string"}},"person_handles":{"type":"array","items":{"$ref":"#/$defs/PersonHandle"},"maxItems":25},"feed_name":{"type":"string","maxLength":120},"feed_names":{"type":"array","items":{"type":"string"}},"idea_list_name":{"type":"string","maxLength":120},"idea_list_names":{"type":"array","items":{"type":"string"}},"neighborhoods":{"type":"array","items":{"type":"string"}},"activities":{"type":"array","items":{"type":"string"}},"user_activities":{"type":"array","items":{"type":"string"}},"when_preset":{"type":"string","maxLength":80},"when":{"type":"string","maxLength":80},"time_slots":{"type":"array","items":{"$ref":"#/$defs/TimeSlot"}},"duration_minutes":{"type":"integer","minimum":1},"constraint_kind":{"type":"string","enum":["exact_start"]},"requested_start_at":{"type":"string","maxLength":80},"search":{"type":"string","maxLength":200},"preference_terms":{"type":"array","items":{"type":"string","maxLength":80},"maxItems":10},"idea_list_handles":{"type":"array","items":{"$ref":"#/$defs/IdeasListHandleLong"}},"page_size":{"type":"integer","minimum":1,"maximum":25},"cursor":{"type":"string","maxLength":4096},"prioritize_likes":{"type":"boolean"},"allow_calendar_fetch":{"type":"boolean"}}};

function validate_ideasRecommendationsGet_2_1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.people !== undefined && func_191f75b36e8d.call(data, "people")){
let data0 = data.people;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err0 = {instancePath:instancePath+"/people/" + i0,schemaPath:"#/properties/people/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.names !== undefined && func_191f75b36e8d.call(data, "names")){
let data2 = data.names;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(typeof data2[i1] !== "string"){
const err2 = {instancePath:instancePath+"/names/" + i1,schemaPath:"#/properties/names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.person_handles !== undefined && func_191f75b36e8d.call(data, "person_handles")){
let data4 = data.person_handles;
if(Array.isArray(data4)){
if(data4.length > 25){
const err4 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/maxItems",keyword:"maxItems",params:{limit: 25}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(!(validate_PersonHandle(data4[i2], {instancePath:instancePath+"/person_handles/" + i2,parentData:data4,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandle.errors : vErrors.concat(validate_PersonHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.feed_name !== undefined && func_191f75b36e8d.call(data, "feed_name")){
let data6 = data.feed_name;
if(typeof data6 === "string"){
if(func_7a0318136635(data6) > 120){
const err6 = {instancePath:instancePath+"/feed_name",schemaPath:"#/properties/feed_name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/feed_name",schemaPath:"#/properties/feed_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.feed_names !== undefined && func_191f75b36e8d.call(data, "feed_names")){
let data7 = data.feed_names;
if(Array.isArray(data7)){
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
if(typeof data7[i3] !== "string"){
const err8 = {instancePath:instancePath+"/feed_names/" + i3,schemaPath:"#/properties/feed_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/feed_names",schemaPath:"#/properties/feed_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.idea_list_name !== undefined && func_191f75b36e8d.call(data, "idea_list_name")){
let data9 = data.idea_list_name;
if(typeof data9 === "string"){
if(func_7a0318136635(data9) > 120){
const err10 = {instancePath:instancePath+"/idea_list_name",schemaPath:"#/properties/idea_list_name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/idea_list_name",schemaPath:"#/properties/idea_list_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.idea_list_names !== undefined && func_191f75b36e8d.call(data, "idea_list_names")){
let data10 = data.idea_list_names;
if(Array.isArray(data10)){
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
if(typeof data10[i4] !== "string"){
const err12 = {instancePath:instancePath+"/idea_list_names/" + i4,schemaPath:"#/properties/idea_list_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/idea_list_names",schemaPath:"#/properties/idea_list_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.neighborhoods !== undefined && func_191f75b36e8d.call(data, "neighborhoods")){
let data12 = data.neighborhoods;
if(Array.isArray(data12)){
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
if(typeof data12[i5] !== "string"){
const err14 = {instancePath:instancePath+"/neighborhoods/" + i5,schemaPath:"#/properties/neighborhoods/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/neighborhoods",schemaPath:"#/properties/neighborhoods/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.activities !== undefined && func_191f75b36e8d.call(data, "activities")){
let data14 = data.activities;
if(Array.isArray(data14)){
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
if(typeof data14[i6] !== "string"){
const err16 = {instancePath:instancePath+"/activities/" + i6,schemaPath:"#/properties/activities/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/activities",schemaPath:"#/properties/activities/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.user_activities !== undefined && func_191f75b36e8d.call(data, "user_activities")){
let data16 = data.user_activities;
if(Array.isArray(data16)){
const len7 = data16.length;
for(let i7=0; i7<len7; i7++){
if(typeof data16[i7] !== "string"){
const err18 = {instancePath:instancePath+"/user_activities/" + i7,schemaPath:"#/properties/user_activities/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/user_activities",schemaPath:"#/properties/user_activities/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.when_preset !== undefined && func_191f75b36e8d.call(data, "when_preset")){
let data18 = data.when_preset;
if(typeof data18 === "string"){
if(func_7a0318136635(data18) > 80){
const err20 = {instancePath:instancePath+"/when_preset",schemaPath:"#/properties/when_preset/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/when_preset",schemaPath:"#/properties/when_preset/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.when !== undefined && func_191f75b36e8d.call(data, "when")){
let data19 = data.when;
if(typeof data19 === "string"){
if(func_7a0318136635(data19) > 80){
const err22 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.time_slots !== undefined && func_191f75b36e8d.call(data, "time_slots")){
let data20 = data.time_slots;
if(Array.isArray(data20)){
const len8 = data20.length;
for(let i8=0; i8<len8; i8++){
if(!(validate_TimeSlot(data20[i8], {instancePath:instancePath+"/time_slots/" + i8,parentData:data20,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TimeSlot.errors : vErrors.concat(validate_TimeSlot.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/time_slots",schemaPath:"#/properties/time_slots/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.duration_minutes !== undefined && func_191f75b36e8d.call(data, "duration_minutes")){
let data22 = data.duration_minutes;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err25 = {instancePath:instancePath+"/duration_minutes",schemaPath:"#/properties/duration_minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
const err26 = {instancePath:instancePath+"/duration_minutes",schemaPath:"#/properties/duration_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.constraint_kind !== undefined && func_191f75b36e8d.call(data, "constraint_kind")){
let data23 = data.constraint_kind;
if(typeof data23 !== "string"){
const err27 = {instancePath:instancePath+"/constraint_kind",schemaPath:"#/properties/constraint_kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(data23 === "exact_start")){
const err28 = {instancePath:instancePath+"/constraint_kind",schemaPath:"#/properties/constraint_kind/enum",keyword:"enum",params:{allowedValues: schema_e2e5d4a0695a.properties.constraint_kind.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.requested_start_at !== undefined && func_191f75b36e8d.call(data, "requested_start_at")){
let data24 = data.requested_start_at;
if(typeof data24 === "string"){
if(func_7a0318136635(data24) > 80){
const err29 = {instancePath:instancePath+"/requested_start_at",schemaPath:"#/properties/requested_start_at/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/requested_start_at",schemaPath:"#/properties/requested_start_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.search !== undefined && func_191f75b36e8d.call(data, "search")){
let data25 = data.search;
if(typeof data25 === "string"){
if(func_7a0318136635(data25) > 200){
const err31 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.preference_terms !== undefined && func_191f75b36e8d.call(data, "preference_terms")){
let data26 = data.preference_terms;
if(Array.isArray(data26)){
if(data26.length > 10){
const err33 = {instancePath:instancePath+"/preference_terms",schemaPath:"#/properties/preference_terms/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len9 = data26.length;
for(let i9=0; i9<len9; i9++){
let data27 = data26[i9];
if(typeof data27 === "string"){
if(func_7a0318136635(data27) > 80){
const err34 = {instancePath:instancePath+"/preference_terms/" + i9,schemaPath:"#/properties/preference_terms/items/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/preference_terms/" + i9,schemaPath:"#/properties/preference_terms/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/preference_terms",schemaPath:"#/properties/preference_terms/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.idea_list_handles !== undefined && func_191f75b36e8d.call(data, "idea_list_handles")){
let data28 = data.idea_list_handles;
if(Array.isArray(data28)){
const len10 = data28.length;
for(let i10=0; i10<len10; i10++){
if(!(validate_IdeasListHandleLong(data28[i10], {instancePath:instancePath+"/idea_list_handles/" + i10,parentData:data28,parentDataProperty:i10,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandleLong.errors : vErrors.concat(validate_IdeasListHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/idea_list_handles",schemaPath:"#/properties/idea_list_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.page_size !== undefined && func_191f75b36e8d.call(data, "page_size")){
let data30 = data.page_size;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err38 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 25 || isNaN(data30)){
const err39 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data30 < 1 || isNaN(data30)){
const err40 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.cursor !== undefined && func_191f75b36e8d.call(data, "cursor")){
let data31 = data.cursor;
if(typeof data31 === "string"){
if(func_7a0318136635(data31) > 4096){
const err41 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.prioritize_likes !== undefined && func_191f75b36e8d.call(data, "prioritize_likes")){
if(typeof data.prioritize_likes !== "boolean"){
const err43 = {instancePath:instancePath+"/prioritize_likes",schemaPath:"#/properties/prioritize_likes/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.allow_calendar_fetch !== undefined && func_191f75b36e8d.call(data, "allow_calendar_fetch")){
if(typeof data.allow_calendar_fetch !== "boolean"){
const err44 = {instancePath:instancePath+"/allow_calendar_fetch",schemaPath:"#/properties/allow_calendar_fetch/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate_ideasRecommendationsGet_2_1.errors = vErrors;
return errors === 0;
}

export const ideasRecommendationsGet_2026_08_11_3 = validate_ideasRecommendationsGet_2026_08_11_3;
const schema_68243ce8e78b = {"type":"object","properties":{"people":{"type":"array","items":{"type":"string"}},"names":{"type":"array","items":{"type":"string"}},"person_handles":{"type":"array","items":{"$ref":"#/$defs/PersonHandle"},"maxItems":25},"feed_name":{"type":"string","maxLength":120},"feed_names":{"type":"array","items":{"type":"string"}},"idea_list_name":{"type":"string","maxLength":120},"idea_list_names":{"type":"array","items":{"type":"string"}},"neighborhoods":{"type":"array","items":{"type":"string"}},"activities":{"type":"array","items":{"type":"string"}},"user_activities":{"type":"array","items":{"type":"string"}},"when_preset":{"type":"string","maxLength":80},"when":{"type":"string","maxLength":80},"time_slots":{"type":"array","items":{"$ref":"#/$defs/TimeSlot"}},"duration_minutes":{"type":"integer","minimum":1},"requested_start_at":{"type":"string","maxLength":80},"search":{"type":"string","maxLength":200},"preference_terms":{"type":"array","items":{"type":"string","maxLength":80},"maxItems":10},"idea_list_handles":{"type":"array","items":{"$ref":"#/$defs/IdeasListHandleLong"}},"page_size":{"type":"integer","minimum":1,"maximum":25},"cursor":{"type":"string","maxLength":4096},"prioritize_likes":{"type":"boolean"},"allow_calendar_fetch":{"type":"boolean"}}};

function validate_ideasRecommendationsGet_2026_08_11_3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.people !== undefined && func_191f75b36e8d.call(data, "people")){
let data0 = data.people;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err0 = {instancePath:instancePath+"/people/" + i0,schemaPath:"#/properties/people/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.names !== undefined && func_191f75b36e8d.call(data, "names")){
let data2 = data.names;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(typeof data2[i1] !== "string"){
const err2 = {instancePath:instancePath+"/names/" + i1,schemaPath:"#/properties/names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.person_handles !== undefined && func_191f75b36e8d.call(data, "person_handles")){
let data4 = data.person_handles;
if(Array.isArray(data4)){
if(data4.length > 25){
const err4 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/maxItems",keyword:"maxItems",params:{limit: 25}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(!(validate_PersonHandle(data4[i2], {instancePath:instancePath+"/person_handles/" + i2,parentData:data4,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandle.errors : vErrors.concat(validate_PersonHandle.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/person_handles",schemaPath:"#/properties/person_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.feed_name !== undefined && func_191f75b36e8d.call(data, "feed_name")){
let data6 = data.feed_name;
if(typeof data6 === "string"){
if(func_7a0318136635(data6) > 120){
const err6 = {instancePath:instancePath+"/feed_name",schemaPath:"#/properties/feed_name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/feed_name",schemaPath:"#/properties/feed_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.feed_names !== undefined && func_191f75b36e8d.call(data, "feed_names")){
let data7 = data.feed_names;
if(Array.isArray(data7)){
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
if(typeof data7[i3] !== "string"){
const err8 = {instancePath:instancePath+"/feed_names/" + i3,schemaPath:"#/properties/feed_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/feed_names",schemaPath:"#/properties/feed_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.idea_list_name !== undefined && func_191f75b36e8d.call(data, "idea_list_name")){
let data9 = data.idea_list_name;
if(typeof data9 === "string"){
if(func_7a0318136635(data9) > 120){
const err10 = {instancePath:instancePath+"/idea_list_name",schemaPath:"#/properties/idea_list_name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/idea_list_name",schemaPath:"#/properties/idea_list_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.idea_list_names !== undefined && func_191f75b36e8d.call(data, "idea_list_names")){
let data10 = data.idea_list_names;
if(Array.isArray(data10)){
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
if(typeof data10[i4] !== "string"){
const err12 = {instancePath:instancePath+"/idea_list_names/" + i4,schemaPath:"#/properties/idea_list_names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/idea_list_names",schemaPath:"#/properties/idea_list_names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.neighborhoods !== undefined && func_191f75b36e8d.call(data, "neighborhoods")){
let data12 = data.neighborhoods;
if(Array.isArray(data12)){
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
if(typeof data12[i5] !== "string"){
const err14 = {instancePath:instancePath+"/neighborhoods/" + i5,schemaPath:"#/properties/neighborhoods/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/neighborhoods",schemaPath:"#/properties/neighborhoods/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.activities !== undefined && func_191f75b36e8d.call(data, "activities")){
let data14 = data.activities;
if(Array.isArray(data14)){
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
if(typeof data14[i6] !== "string"){
const err16 = {instancePath:instancePath+"/activities/" + i6,schemaPath:"#/properties/activities/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/activities",schemaPath:"#/properties/activities/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.user_activities !== undefined && func_191f75b36e8d.call(data, "user_activities")){
let data16 = data.user_activities;
if(Array.isArray(data16)){
const len7 = data16.length;
for(let i7=0; i7<len7; i7++){
if(typeof data16[i7] !== "string"){
const err18 = {instancePath:instancePath+"/user_activities/" + i7,schemaPath:"#/properties/user_activities/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/user_activities",schemaPath:"#/properties/user_activities/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.when_preset !== undefined && func_191f75b36e8d.call(data, "when_preset")){
let data18 = data.when_preset;
if(typeof data18 === "string"){
if(func_7a0318136635(data18) > 80){
const err20 = {instancePath:instancePath+"/when_preset",schemaPath:"#/properties/when_preset/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/when_preset",schemaPath:"#/properties/when_preset/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.when !== undefined && func_191f75b36e8d.call(data, "when")){
let data19 = data.when;
if(typeof data19 === "string"){
if(func_7a0318136635(data19) > 80){
const err22 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.time_slots !== undefined && func_191f75b36e8d.call(data, "time_slots")){
let data20 = data.time_slots;
if(Array.isArray(data20)){
const len8 = data20.length;
for(let i8=0; i8<len8; i8++){
if(!(validate_TimeSlot(data20[i8], {instancePath:instancePath+"/time_slots/" + i8,parentData:data20,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TimeSlot.errors : vErrors.concat(validate_TimeSlot.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/time_slots",schemaPath:"#/properties/time_slots/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.duration_minutes !== undefined && func_191f75b36e8d.call(data, "duration_minutes")){
let data22 = data.duration_minutes;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err25 = {instancePath:instancePath+"/duration_minutes",schemaPath:"#/properties/duration_minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
const err26 = {instancePath:instancePath+"/duration_minutes",schemaPath:"#/properties/duration_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.requested_start_at !== undefined && func_191f75b36e8d.call(data, "requested_start_at")){
let data23 = data.requested_start_at;
if(typeof data23 === "string"){
if(func_7a0318136635(data23) > 80){
const err27 = {instancePath:instancePath+"/requested_start_at",schemaPath:"#/properties/requested_start_at/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/requested_start_at",schemaPath:"#/properties/requested_start_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.search !== undefined && func_191f75b36e8d.call(data, "search")){
let data24 = data.search;
if(typeof data24 === "string"){
if(func_7a0318136635(data24) > 200){
const err29 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.preference_terms !== undefined && func_191f75b36e8d.call(data, "preference_terms")){
let data25 = data.preference_terms;
if(Array.isArray(data25)){
if(data25.length > 10){
const err31 = {instancePath:instancePath+"/preference_terms",schemaPath:"#/properties/preference_terms/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len9 = data25.length;
for(let i9=0; i9<len9; i9++){
let data26 = data25[i9];
if(typeof data26 === "string"){
if(func_7a0318136635(data26) > 80){
const err32 = {instancePath:instancePath+"/preference_terms/" + i9,schemaPath:"#/properties/preference_terms/items/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/preference_terms/" + i9,schemaPath:"#/properties/preference_terms/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/preference_terms",schemaPath:"#/properties/preference_terms/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.idea_list_handles !== undefined && func_191f75b36e8d.call(data, "idea_list_handles")){
let data27 = data.idea_list_handles;
if(Array.isArray(data27)){
const len10 = data27.length;
for(let i10=0; i10<len10; i10++){
if(!(validate_IdeasListHandleLong(data27[i10], {instancePath:instancePath+"/idea_list_handles/" + i10,parentData:data27,parentDataProperty:i10,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandleLong.errors : vErrors.concat(validate_IdeasListHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath:instancePath+"/idea_list_handles",schemaPath:"#/properties/idea_list_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.page_size !== undefined && func_191f75b36e8d.call(data, "page_size")){
let data29 = data.page_size;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err36 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 25 || isNaN(data29)){
const err37 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data29 < 1 || isNaN(data29)){
const err38 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data.cursor !== undefined && func_191f75b36e8d.call(data, "cursor")){
let data30 = data.cursor;
if(typeof data30 === "string"){
if(func_7a0318136635(data30) > 4096){
const err39 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.prioritize_likes !== undefined && func_191f75b36e8d.call(data, "prioritize_likes")){
if(typeof data.prioritize_likes !== "boolean"){
const err41 = {instancePath:instancePath+"/prioritize_likes",schemaPath:"#/properties/prioritize_likes/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.allow_calendar_fetch !== undefined && func_191f75b36e8d.call(data, "allow_calendar_fetch")){
if(typeof data.allow_calendar_fetch !== "boolean"){
const err42 = {instancePath:instancePath+"/allow_calendar_fetch",schemaPath:"#/properties/allow_calendar_fetch/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate_ideasRecommendationsGet_2026_08_11_3.errors = vErrors;
return errors === 0;
}

export const ideasRecommendationsPrepare_1_0 = validate_ideasRecommendationsPrepare_1_0;
const schema_7408cbea8aa3 = {"type":"object","properties":{"action":{"type":"string","enum":["lookup","more","detail"]},"objective":{"type":"string"},"subject":{"type":"string"},"person":{"type":"string"},"area":{"type":"string"},"preference":{"type":"string"},"date_phrase":{"type":"string","enum":["today","tomorrow","this week","next week","this weekend","next weekend","next two weeks","next couple of weeks"]},"snapshot_handle":{"$ref":"#/$defs/SnapshotHandle"},"option_handle":{"type":"string"}},"additionalProperties":false};

function validate_ideasRecommendationsPrepare_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func_191f75b36e8d.call(schema_7408cbea8aa3.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.action !== undefined && func_191f75b36e8d.call(data, "action")){
let data0 = data.action;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "lookup") || (data0 === "more")) || (data0 === "detail"))){
const err2 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema_7408cbea8aa3.properties.action.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.objective !== undefined && func_191f75b36e8d.call(data, "objective")){
if(typeof data.objective !== "string"){
const err3 = {instancePath:instancePath+"/objective",schemaPath:"#/properties/objective/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.subject !== undefined && func_191f75b36e8d.call(data, "subject")){
if(typeof data.subject !== "string"){
const err4 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.person !== undefined && func_191f75b36e8d.call(data, "person")){
if(typeof data.person !== "string"){
const err5 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.area !== undefined && func_191f75b36e8d.call(data, "area")){
if(typeof data.area !== "string"){
const err6 = {instancePath:instancePath+"/area",schemaPath:"#/properties/area/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.preference !== undefined && func_191f75b36e8d.call(data, "preference")){
if(typeof data.preference !== "string"){
const err7 = {instancePath:instancePath+"/preference",schemaPath:"#/properties/preference/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.date_phrase !== undefined && func_191f75b36e8d.call(data, "date_phrase")){
let data6 = data.date_phrase;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/date_phrase",schemaPath:"#/properties/date_phrase/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((((data6 === "today") || (data6 === "tomorrow")) || (data6 === "this week")) || (data6 === "next week")) || (data6 === "this weekend")) || (data6 === "next weekend")) || (data6 === "next two weeks")) || (data6 === "next couple of weeks"))){
const err9 = {instancePath:instancePath+"/date_phrase",schemaPath:"#/properties/date_phrase/enum",keyword:"enum",params:{allowedValues: schema_7408cbea8aa3.properties.date_phrase.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.snapshot_handle !== undefined && func_191f75b36e8d.call(data, "snapshot_handle")){
if(!(validate_SnapshotHandle(data.snapshot_handle, {instancePath:instancePath+"/snapshot_handle",parentData:data,parentDataProperty:"snapshot_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SnapshotHandle.errors : vErrors.concat(validate_SnapshotHandle.errors);
errors = vErrors.length;
}
}
if(data.option_handle !== undefined && func_191f75b36e8d.call(data, "option_handle")){
if(typeof data.option_handle !== "string"){
const err10 = {instancePath:instancePath+"/option_handle",schemaPath:"#/properties/option_handle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate_ideasRecommendationsPrepare_1_0.errors = vErrors;
return errors === 0;
}

export const relationshipsInterestGet_2_0 = validate_relationshipsInterestGet_2_0;
const schema_919d76c43d82 = {"type":"object","properties":{"operation":{"type":"string","enum":["check_mutual"]},"subject":{"$ref":"#/$defs/InterestSubject"},"person_handle":{"$ref":"#/$defs/PersonHandleLong"},"person_query":{"type":"string","maxLength":120}}};
const schema_195f42df7858 = {"type":"object","properties":{"type":{"$ref":"#/$defs/InterestSubjectType"},"candidate_id":{"$ref":"#/$defs/CandidateId"},"idea_list_handle":{"$ref":"#/$defs/IdeasListHandleLong"}}};
const schema_33375127b26b = {"type":"string","enum":["recommendation","idea","place","event"]};

function validate_InterestSubjectType(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "recommendation") || (data === "idea")) || (data === "place")) || (data === "event"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_33375127b26b.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_InterestSubjectType.errors = vErrors;
return errors === 0;
}


function validate_InterestSubject(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined && func_191f75b36e8d.call(data, "type")){
if(!(validate_InterestSubjectType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_InterestSubjectType.errors : vErrors.concat(validate_InterestSubjectType.errors);
errors = vErrors.length;
}
}
if(data.candidate_id !== undefined && func_191f75b36e8d.call(data, "candidate_id")){
if(!(validate_CandidateId(data.candidate_id, {instancePath:instancePath+"/candidate_id",parentData:data,parentDataProperty:"candidate_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CandidateId.errors : vErrors.concat(validate_CandidateId.errors);
errors = vErrors.length;
}
}
if(data.idea_list_handle !== undefined && func_191f75b36e8d.call(data, "idea_list_handle")){
if(!(validate_IdeasListHandleLong(data.idea_list_handle, {instancePath:instancePath+"/idea_list_handle",parentData:data,parentDataProperty:"idea_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandleLong.errors : vErrors.concat(validate_IdeasListHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate_InterestSubject.errors = vErrors;
return errors === 0;
}


function validate_relationshipsInterestGet_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.operation !== undefined && func_191f75b36e8d.call(data, "operation")){
let data0 = data.operation;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data0 === "check_mutual")){
const err1 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema_919d76c43d82.properties.operation.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.subject !== undefined && func_191f75b36e8d.call(data, "subject")){
if(!(validate_InterestSubject(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_InterestSubject.errors : vErrors.concat(validate_InterestSubject.errors);
errors = vErrors.length;
}
}
if(data.person_handle !== undefined && func_191f75b36e8d.call(data, "person_handle")){
if(!(validate_PersonHandleLong(data.person_handle, {instancePath:instancePath+"/person_handle",parentData:data,parentDataProperty:"person_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandleLong.errors : vErrors.concat(validate_PersonHandleLong.errors);
errors = vErrors.length;
}
}
if(data.person_query !== undefined && func_191f75b36e8d.call(data, "person_query")){
let data3 = data.person_query;
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 120){
const err2 = {instancePath:instancePath+"/person_query",schemaPath:"#/properties/person_query/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/person_query",schemaPath:"#/properties/person_query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_relationshipsInterestGet_2_0.errors = vErrors;
return errors === 0;
}

export const relationshipsInterestMutate_2_0 = validate_relationshipsInterestMutate_2_0;
const schema_c037b9d25e5b = {"type":"object","properties":{"operation":{"type":"string","enum":["like","unlike","undo"]},"subject":{"$ref":"#/$defs/InterestSubject"},"person_handle":{"$ref":"#/$defs/PersonHandleLong"},"person_query":{"type":"string","maxLength":120},"idea_list_handle":{"$ref":"#/$defs/IdeasListHandleLong"},"reversible_action_id":{"$ref":"#/$defs/ReversibleActionIdLong"}}};
const schema_cfb4bb5e8aac = {"type":"string","maxLength":36};

function validate_ReversibleActionIdLong(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 36){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_ReversibleActionIdLong.errors = vErrors;
return errors === 0;
}


function validate_relationshipsInterestMutate_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.operation !== undefined && func_191f75b36e8d.call(data, "operation")){
let data0 = data.operation;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data0 === "like") || (data0 === "unlike")) || (data0 === "undo"))){
const err1 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema_c037b9d25e5b.properties.operation.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.subject !== undefined && func_191f75b36e8d.call(data, "subject")){
if(!(validate_InterestSubject(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_InterestSubject.errors : vErrors.concat(validate_InterestSubject.errors);
errors = vErrors.length;
}
}
if(data.person_handle !== undefined && func_191f75b36e8d.call(data, "person_handle")){
if(!(validate_PersonHandleLong(data.person_handle, {instancePath:instancePath+"/person_handle",parentData:data,parentDataProperty:"person_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandleLong.errors : vErrors.concat(validate_PersonHandleLong.errors);
errors = vErrors.length;
}
}
if(data.person_query !== undefined && func_191f75b36e8d.call(data, "person_query")){
let data3 = data.person_query;
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 120){
const err2 = {instancePath:instancePath+"/person_query",schemaPath:"#/properties/person_query/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/person_query",schemaPath:"#/properties/person_query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.idea_list_handle !== undefined && func_191f75b36e8d.call(data, "idea_list_handle")){
if(!(validate_IdeasListHandleLong(data.idea_list_handle, {instancePath:instancePath+"/idea_list_handle",parentData:data,parentDataProperty:"idea_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandleLong.errors : vErrors.concat(validate_IdeasListHandleLong.errors);
errors = vErrors.length;
}
}
if(data.reversible_action_id !== undefined && func_191f75b36e8d.call(data, "reversible_action_id")){
if(!(validate_ReversibleActionIdLong(data.reversible_action_id, {instancePath:instancePath+"/reversible_action_id",parentData:data,parentDataProperty:"reversible_action_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ReversibleActionIdLong.errors : vErrors.concat(validate_ReversibleActionIdLong.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_relationshipsInterestMutate_2_0.errors = vErrors;
return errors === 0;
}

export const relationshipsInterestMutate_2026_08_11_3 = validate_relationshipsInterestMutate_2026_08_11_3;
const schema_f50ab57241a1 = {"type":"object","properties":{"operation":{"type":"string","enum":["like","unlike","undo"]},"subject":{"$ref":"#/$defs/InterestSubject"},"person_handle":{"$ref":"#/$defs/PersonHandleLong"},"person_query":{"type":"string","maxLength":120},"idea_list_handle":{"$ref":"#/$defs/IdeasListHandleLong"},"reversible_action_id":{"$ref":"#/$defs/ReversibleActionId"}}};

function validate_relationshipsInterestMutate_2026_08_11_3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.operation !== undefined && func_191f75b36e8d.call(data, "operation")){
let data0 = data.operation;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data0 === "like") || (data0 === "unlike")) || (data0 === "undo"))){
const err1 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema_f50ab57241a1.properties.operation.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.subject !== undefined && func_191f75b36e8d.call(data, "subject")){
if(!(validate_InterestSubject(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_InterestSubject.errors : vErrors.concat(validate_InterestSubject.errors);
errors = vErrors.length;
}
}
if(data.person_handle !== undefined && func_191f75b36e8d.call(data, "person_handle")){
if(!(validate_PersonHandleLong(data.person_handle, {instancePath:instancePath+"/person_handle",parentData:data,parentDataProperty:"person_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandleLong.errors : vErrors.concat(validate_PersonHandleLong.errors);
errors = vErrors.length;
}
}
if(data.person_query !== undefined && func_191f75b36e8d.call(data, "person_query")){
let data3 = data.person_query;
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 120){
const err2 = {instancePath:instancePath+"/person_query",schemaPath:"#/properties/person_query/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/person_query",schemaPath:"#/properties/person_query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.idea_list_handle !== undefined && func_191f75b36e8d.call(data, "idea_list_handle")){
if(!(validate_IdeasListHandleLong(data.idea_list_handle, {instancePath:instancePath+"/idea_list_handle",parentData:data,parentDataProperty:"idea_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandleLong.errors : vErrors.concat(validate_IdeasListHandleLong.errors);
errors = vErrors.length;
}
}
if(data.reversible_action_id !== undefined && func_191f75b36e8d.call(data, "reversible_action_id")){
if(!(validate_ReversibleActionId(data.reversible_action_id, {instancePath:instancePath+"/reversible_action_id",parentData:data,parentDataProperty:"reversible_action_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ReversibleActionId.errors : vErrors.concat(validate_ReversibleActionId.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_relationshipsInterestMutate_2026_08_11_3.errors = vErrors;
return errors === 0;
}

export const relationshipsConnectionPrepare_2_0 = validate_relationshipsConnectionPrepare_2_0;
const schema_efa2fced330b = {"type":"object","properties":{"operation":{"type":"string","enum":["prepare_list_share","prepare_connection_invite"]},"idea_list_handle":{"$ref":"#/$defs/IdeasListHandleLong"},"idea_list_query":{"type":"string","maxLength":160},"person_handle":{"$ref":"#/$defs/PersonHandleLong"},"person_query":{"type":"string","maxLength":120}}};

function validate_relationshipsConnectionPrepare_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.operation !== undefined && func_191f75b36e8d.call(data, "operation")){
let data0 = data.operation;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data0 === "prepare_list_share") || (data0 === "prepare_connection_invite"))){
const err1 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema_efa2fced330b.properties.operation.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idea_list_handle !== undefined && func_191f75b36e8d.call(data, "idea_list_handle")){
if(!(validate_IdeasListHandleLong(data.idea_list_handle, {instancePath:instancePath+"/idea_list_handle",parentData:data,parentDataProperty:"idea_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandleLong.errors : vErrors.concat(validate_IdeasListHandleLong.errors);
errors = vErrors.length;
}
}
if(data.idea_list_query !== undefined && func_191f75b36e8d.call(data, "idea_list_query")){
let data2 = data.idea_list_query;
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 160){
const err2 = {instancePath:instancePath+"/idea_list_query",schemaPath:"#/properties/idea_list_query/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/idea_list_query",schemaPath:"#/properties/idea_list_query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.person_handle !== undefined && func_191f75b36e8d.call(data, "person_handle")){
if(!(validate_PersonHandleLong(data.person_handle, {instancePath:instancePath+"/person_handle",parentData:data,parentDataProperty:"person_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandleLong.errors : vErrors.concat(validate_PersonHandleLong.errors);
errors = vErrors.length;
}
}
if(data.person_query !== undefined && func_191f75b36e8d.call(data, "person_query")){
let data4 = data.person_query;
if(typeof data4 === "string"){
if(func_7a0318136635(data4) > 120){
const err4 = {instancePath:instancePath+"/person_query",schemaPath:"#/properties/person_query/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/person_query",schemaPath:"#/properties/person_query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate_relationshipsConnectionPrepare_2_0.errors = vErrors;
return errors === 0;
}

export const relationshipsConnectionSend_1_0 = validate_relationshipsConnectionSend_1_0;
const schema_e132460fed88 = {"type":"object","properties":{"operation":{"type":"string","enum":["confirm_list_share"]},"confirmation_token":{"type":"string","maxLength":191}}};

function validate_relationshipsConnectionSend_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.operation !== undefined && func_191f75b36e8d.call(data, "operation")){
let data0 = data.operation;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data0 === "confirm_list_share")){
const err1 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema_e132460fed88.properties.operation.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.confirmation_token !== undefined && func_191f75b36e8d.call(data, "confirmation_token")){
let data1 = data.confirmation_token;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 191){
const err2 = {instancePath:instancePath+"/confirmation_token",schemaPath:"#/properties/confirmation_token/maxLength",keyword:"maxLength",params:{limit: 191}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/confirmation_token",schemaPath:"#/properties/confirmation_token/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_relationshipsConnectionSend_1_0.errors = vErrors;
return errors === 0;
}

export const relationshipsFriendshipReview_1_0 = validate_relationshipsFriendshipReview_1_0;
const schema_e4482a059997 = {"type":"object","properties":{"operation":{"type":"string","enum":["create_invitation","accept_invitation","disconnect","close_invitation"]},"people_handles":{"type":"array","items":{"$ref":"#/$defs/PersonHandleLong"},"maxItems":50},"mode":{"$ref":"#/$defs/FriendshipMode"},"preview_enabled":{"type":"boolean"},"invitation_token":{"$ref":"#/$defs/InvitationToken"},"person_handle":{"$ref":"#/$defs/PersonHandleLong"},"identity_choice_handle":{"type":"string","maxLength":191},"own_host_person_handle":{"$ref":"#/$defs/PersonHandleLong"},"previous_review_token":{"$ref":"#/$defs/ReviewToken"},"excluded_choices":{"type":"array","items":{"type":"string"},"maxItems":1000}}};
const schema_4ba8af953ac4 = {"type":"string","enum":["individual","shared"]};

function validate_FriendshipMode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "individual") || (data === "shared"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_4ba8af953ac4.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_FriendshipMode.errors = vErrors;
return errors === 0;
}


function validate_InvitationToken(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 191){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 191}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_InvitationToken.errors = vErrors;
return errors === 0;
}

const schema_48df77e1058d = {"type":"string","maxLength":262144};

function validate_ReviewToken(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 262144){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_ReviewToken.errors = vErrors;
return errors === 0;
}


function validate_relationshipsFriendshipReview_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.operation !== undefined && func_191f75b36e8d.call(data, "operation")){
let data0 = data.operation;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data0 === "create_invitation") || (data0 === "accept_invitation")) || (data0 === "disconnect")) || (data0 === "close_invitation"))){
const err1 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema_e4482a059997.properties.operation.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.people_handles !== undefined && func_191f75b36e8d.call(data, "people_handles")){
let data1 = data.people_handles;
if(Array.isArray(data1)){
if(data1.length > 50){
const err2 = {instancePath:instancePath+"/people_handles",schemaPath:"#/properties/people_handles/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_PersonHandleLong(data1[i0], {instancePath:instancePath+"/people_handles/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandleLong.errors : vErrors.concat(validate_PersonHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/people_handles",schemaPath:"#/properties/people_handles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.mode !== undefined && func_191f75b36e8d.call(data, "mode")){
if(!(validate_FriendshipMode(data.mode, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_FriendshipMode.errors : vErrors.concat(validate_FriendshipMode.errors);
errors = vErrors.length;
}
}
if(data.preview_enabled !== undefined && func_191f75b36e8d.call(data, "preview_enabled")){
if(typeof data.preview_enabled !== "boolean"){
const err4 = {instancePath:instancePath+"/preview_enabled",schemaPath:"#/properties/preview_enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.invitation_token !== undefined && func_191f75b36e8d.call(data, "invitation_token")){
if(!(validate_InvitationToken(data.invitation_token, {instancePath:instancePath+"/invitation_token",parentData:data,parentDataProperty:"invitation_token",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_InvitationToken.errors : vErrors.concat(validate_InvitationToken.errors);
errors = vErrors.length;
}
}
if(data.person_handle !== undefined && func_191f75b36e8d.call(data, "person_handle")){
if(!(validate_PersonHandleLong(data.person_handle, {instancePath:instancePath+"/person_handle",parentData:data,parentDataProperty:"person_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandleLong.errors : vErrors.concat(validate_PersonHandleLong.errors);
errors = vErrors.length;
}
}
if(data.identity_choice_handle !== undefined && func_191f75b36e8d.call(data, "identity_choice_handle")){
let data7 = data.identity_choice_handle;
if(typeof data7 === "string"){
if(func_7a0318136635(data7) > 191){
const err5 = {instancePath:instancePath+"/identity_choice_handle",schemaPath:"#/properties/identity_choice_handle/maxLength",keyword:"maxLength",params:{limit: 191}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/identity_choice_handle",schemaPath:"#/properties/identity_choice_handle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.own_host_person_handle !== undefined && func_191f75b36e8d.call(data, "own_host_person_handle")){
if(!(validate_PersonHandleLong(data.own_host_person_handle, {instancePath:instancePath+"/own_host_person_handle",parentData:data,parentDataProperty:"own_host_person_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandleLong.errors : vErrors.concat(validate_PersonHandleLong.errors);
errors = vErrors.length;
}
}
if(data.previous_review_token !== undefined && func_191f75b36e8d.call(data, "previous_review_token")){
if(!(validate_ReviewToken(data.previous_review_token, {instancePath:instancePath+"/previous_review_token",parentData:data,parentDataProperty:"previous_review_token",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ReviewToken.errors : vErrors.concat(validate_ReviewToken.errors);
errors = vErrors.length;
}
}
if(data.excluded_choices !== undefined && func_191f75b36e8d.call(data, "excluded_choices")){
let data10 = data.excluded_choices;
if(Array.isArray(data10)){
if(data10.length > 1000){
const err7 = {instancePath:instancePath+"/excluded_choices",schemaPath:"#/properties/excluded_choices/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(typeof data10[i1] !== "string"){
const err8 = {instancePath:instancePath+"/excluded_choices/" + i1,schemaPath:"#/properties/excluded_choices/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/excluded_choices",schemaPath:"#/properties/excluded_choices/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate_relationshipsFriendshipReview_1_0.errors = vErrors;
return errors === 0;
}

export const relationshipsFriendshipApply_1_0 = validate_relationshipsFriendshipApply_1_0;
const schema_1a18500a1132 = {"type":"object","properties":{"review_token":{"$ref":"#/$defs/ReviewToken"},"accept_consequences":{"type":"boolean"},"remove_from_likes":{"type":"boolean"},"idempotency_key":{"type":"string","maxLength":191}}};

function validate_relationshipsFriendshipApply_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.review_token !== undefined && func_191f75b36e8d.call(data, "review_token")){
if(!(validate_ReviewToken(data.review_token, {instancePath:instancePath+"/review_token",parentData:data,parentDataProperty:"review_token",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ReviewToken.errors : vErrors.concat(validate_ReviewToken.errors);
errors = vErrors.length;
}
}
if(data.accept_consequences !== undefined && func_191f75b36e8d.call(data, "accept_consequences")){
if(typeof data.accept_consequences !== "boolean"){
const err0 = {instancePath:instancePath+"/accept_consequences",schemaPath:"#/properties/accept_consequences/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.remove_from_likes !== undefined && func_191f75b36e8d.call(data, "remove_from_likes")){
if(typeof data.remove_from_likes !== "boolean"){
const err1 = {instancePath:instancePath+"/remove_from_likes",schemaPath:"#/properties/remove_from_likes/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idempotency_key !== undefined && func_191f75b36e8d.call(data, "idempotency_key")){
let data3 = data.idempotency_key;
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 191){
const err2 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 191}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_relationshipsFriendshipApply_1_0.errors = vErrors;
return errors === 0;
}

export const relationshipsInvitationGet_1_0 = validate_relationshipsInvitationGet_1_0;
const schema_1ce7ae60c5c9 = {"type":"object","properties":{"invitation_token":{"$ref":"#/$defs/InvitationToken"}}};

function validate_relationshipsInvitationGet_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitation_token !== undefined && func_191f75b36e8d.call(data, "invitation_token")){
if(!(validate_InvitationToken(data.invitation_token, {instancePath:instancePath+"/invitation_token",parentData:data,parentDataProperty:"invitation_token",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_InvitationToken.errors : vErrors.concat(validate_InvitationToken.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate_relationshipsInvitationGet_1_0.errors = vErrors;
return errors === 0;
}

export const ideasRoundupGet_1_0 = validate_ideasRoundupGet_1_0;
const schema_0bd29c1fd385 = {"type":"object","properties":{"public_id":{"$ref":"#/$defs/RoundupPublicId"},"after_cursor":{"type":"integer","minimum":0}}};

function validate_RoundupPublicId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func_7a0318136635(data) > 32){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_RoundupPublicId.errors = vErrors;
return errors === 0;
}


function validate_ideasRoundupGet_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.public_id !== undefined && func_191f75b36e8d.call(data, "public_id")){
if(!(validate_RoundupPublicId(data.public_id, {instancePath:instancePath+"/public_id",parentData:data,parentDataProperty:"public_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RoundupPublicId.errors : vErrors.concat(validate_RoundupPublicId.errors);
errors = vErrors.length;
}
}
if(data.after_cursor !== undefined && func_191f75b36e8d.call(data, "after_cursor")){
let data1 = data.after_cursor;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/after_cursor",schemaPath:"#/properties/after_cursor/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/after_cursor",schemaPath:"#/properties/after_cursor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_ideasRoundupGet_1_0.errors = vErrors;
return errors === 0;
}

export const ideasRoundupMutate_2_5 = validate_ideasRoundupMutate_2_5;
const schema_d91832b218e0 = {"type":"object","properties":{"operation":{"$ref":"#/$defs/RoundupOperation"},"public_id":{"$ref":"#/$defs/RoundupPublicId"},"source_url":{"type":"string","format":"uri","maxLength":2048},"source_text":{"type":"string","maxLength":20000},"items":{"type":"array","items":{"$ref":"#/$defs/RoundupSourceItem"},"minItems":2,"maxItems":100},"mode":{"type":"string","enum":["capture","recommendation"]},"scope":{"$ref":"#/$defs/RoundupScope"},"selection_policy":{"type":"string","enum":["curated","save_all"]},"selected_items":{"type":"array","items":{"type":"string","maxLength":240},"minItems":1,"maxItems":10},"target_feed_text":{"type":"string","maxLength":160},"target_person_text":{"type":"string","maxLength":160},"explicit_requirements":{"type":"array","items":{"type":"string","maxLength":240}},"recommendation_context":{"type":"object"},"expected_generation":{"$ref":"#/$defs/Generation"},"target_ideas_list_handle":{"$ref":"#/$defs/IdeasListHandleLong"}}};
const schema_0eadff2bed74 = {"type":"string","enum":["create","resolve_scope","assign_destination","select_items","retry","archive"]};

function validate_RoundupOperation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((data === "create") || (data === "resolve_scope")) || (data === "assign_destination")) || (data === "select_items")) || (data === "retry")) || (data === "archive"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_0eadff2bed74.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_RoundupOperation.errors = vErrors;
return errors === 0;
}

const schema_f72492c8c172 = {"type":"object","properties":{"title":{"type":"string","maxLength":240},"kind":{"$ref":"#/$defs/IdeaKind"},"position":{"type":"integer","minimum":1},"excerpt":{"type":"string","maxLength":1200}},"required":["title"],"additionalProperties":false};

function validate_RoundupSourceItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func_191f75b36e8d.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "title") || (key0 === "kind")) || (key0 === "position")) || (key0 === "excerpt"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.title !== undefined && func_191f75b36e8d.call(data, "title")){
let data0 = data.title;
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 240){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined && func_191f75b36e8d.call(data, "kind")){
if(!(validate_IdeaKind(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeaKind.errors : vErrors.concat(validate_IdeaKind.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined && func_191f75b36e8d.call(data, "position")){
let data2 = data.position;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.excerpt !== undefined && func_191f75b36e8d.call(data, "excerpt")){
let data3 = data.excerpt;
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 1200){
const err6 = {instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/maxLength",keyword:"maxLength",params:{limit: 1200}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_RoundupSourceItem.errors = vErrors;
return errors === 0;
}

const schema_52cc5e277bc5 = {"type":"string","enum":["all","general_source","named_items"]};

function validate_RoundupScope(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "all") || (data === "general_source")) || (data === "named_items"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_52cc5e277bc5.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_RoundupScope.errors = vErrors;
return errors === 0;
}

const schema_686f40289f17 = {"type":"integer","minimum":0};

function validate_Generation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate_Generation.errors = vErrors;
return errors === 0;
}


function validate_ideasRoundupMutate_2_5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.operation !== undefined && func_191f75b36e8d.call(data, "operation")){
if(!(validate_RoundupOperation(data.operation, {instancePath:instancePath+"/operation",parentData:data,parentDataProperty:"operation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RoundupOperation.errors : vErrors.concat(validate_RoundupOperation.errors);
errors = vErrors.length;
}
}
if(data.public_id !== undefined && func_191f75b36e8d.call(data, "public_id")){
if(!(validate_RoundupPublicId(data.public_id, {instancePath:instancePath+"/public_id",parentData:data,parentDataProperty:"public_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RoundupPublicId.errors : vErrors.concat(validate_RoundupPublicId.errors);
errors = vErrors.length;
}
}
if(data.source_url !== undefined && func_191f75b36e8d.call(data, "source_url")){
let data2 = data.source_url;
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 2048){
const err0 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(formats_73ec681db9a3(data2))){
const err1 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.source_text !== undefined && func_191f75b36e8d.call(data, "source_text")){
let data3 = data.source_text;
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 20000){
const err3 = {instancePath:instancePath+"/source_text",schemaPath:"#/properties/source_text/maxLength",keyword:"maxLength",params:{limit: 20000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/source_text",schemaPath:"#/properties/source_text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.items !== undefined && func_191f75b36e8d.call(data, "items")){
let data4 = data.items;
if(Array.isArray(data4)){
if(data4.length > 100){
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4.length < 2){
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_RoundupSourceItem(data4[i0], {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RoundupSourceItem.errors : vErrors.concat(validate_RoundupSourceItem.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.mode !== undefined && func_191f75b36e8d.call(data, "mode")){
let data6 = data.mode;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data6 === "capture") || (data6 === "recommendation"))){
const err9 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema_d91832b218e0.properties.mode.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.scope !== undefined && func_191f75b36e8d.call(data, "scope")){
if(!(validate_RoundupScope(data.scope, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RoundupScope.errors : vErrors.concat(validate_RoundupScope.errors);
errors = vErrors.length;
}
}
if(data.selection_policy !== undefined && func_191f75b36e8d.call(data, "selection_policy")){
let data8 = data.selection_policy;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/selection_policy",schemaPath:"#/properties/selection_policy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data8 === "curated") || (data8 === "save_all"))){
const err11 = {instancePath:instancePath+"/selection_policy",schemaPath:"#/properties/selection_policy/enum",keyword:"enum",params:{allowedValues: schema_d91832b218e0.properties.selection_policy.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.selected_items !== undefined && func_191f75b36e8d.call(data, "selected_items")){
let data9 = data.selected_items;
if(Array.isArray(data9)){
if(data9.length > 10){
const err12 = {instancePath:instancePath+"/selected_items",schemaPath:"#/properties/selected_items/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data9.length < 1){
const err13 = {instancePath:instancePath+"/selected_items",schemaPath:"#/properties/selected_items/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(func_7a0318136635(data10) > 240){
const err14 = {instancePath:instancePath+"/selected_items/" + i1,schemaPath:"#/properties/selected_items/items/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/selected_items/" + i1,schemaPath:"#/properties/selected_items/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/selected_items",schemaPath:"#/properties/selected_items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.target_feed_text !== undefined && func_191f75b36e8d.call(data, "target_feed_text")){
let data11 = data.target_feed_text;
if(typeof data11 === "string"){
if(func_7a0318136635(data11) > 160){
const err17 = {instancePath:instancePath+"/target_feed_text",schemaPath:"#/properties/target_feed_text/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/target_feed_text",schemaPath:"#/properties/target_feed_text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.target_person_text !== undefined && func_191f75b36e8d.call(data, "target_person_text")){
let data12 = data.target_person_text;
if(typeof data12 === "string"){
if(func_7a0318136635(data12) > 160){
const err19 = {instancePath:instancePath+"/target_person_text",schemaPath:"#/properties/target_person_text/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/target_person_text",schemaPath:"#/properties/target_person_text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.explicit_requirements !== undefined && func_191f75b36e8d.call(data, "explicit_requirements")){
let data13 = data.explicit_requirements;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(typeof data14 === "string"){
if(func_7a0318136635(data14) > 240){
const err21 = {instancePath:instancePath+"/explicit_requirements/" + i2,schemaPath:"#/properties/explicit_requirements/items/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/explicit_requirements/" + i2,schemaPath:"#/properties/explicit_requirements/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/explicit_requirements",schemaPath:"#/properties/explicit_requirements/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.recommendation_context !== undefined && func_191f75b36e8d.call(data, "recommendation_context")){
let data15 = data.recommendation_context;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
const err24 = {instancePath:instancePath+"/recommendation_context",schemaPath:"#/properties/recommendation_context/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.expected_generation !== undefined && func_191f75b36e8d.call(data, "expected_generation")){
if(!(validate_Generation(data.expected_generation, {instancePath:instancePath+"/expected_generation",parentData:data,parentDataProperty:"expected_generation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Generation.errors : vErrors.concat(validate_Generation.errors);
errors = vErrors.length;
}
}
if(data.target_ideas_list_handle !== undefined && func_191f75b36e8d.call(data, "target_ideas_list_handle")){
if(!(validate_IdeasListHandleLong(data.target_ideas_list_handle, {instancePath:instancePath+"/target_ideas_list_handle",parentData:data,parentDataProperty:"target_ideas_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandleLong.errors : vErrors.concat(validate_IdeasListHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate_ideasRoundupMutate_2_5.errors = vErrors;
return errors === 0;
}

export const ideasRoundupMutate_2_0 = validate_ideasRoundupMutate_2_0;

function validate_ideasRoundupMutate_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.operation !== undefined && func_191f75b36e8d.call(data, "operation")){
if(!(validate_RoundupOperation(data.operation, {instancePath:instancePath+"/operation",parentData:data,parentDataProperty:"operation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RoundupOperation.errors : vErrors.concat(validate_RoundupOperation.errors);
errors = vErrors.length;
}
}
if(data.public_id !== undefined && func_191f75b36e8d.call(data, "public_id")){
if(!(validate_RoundupPublicId(data.public_id, {instancePath:instancePath+"/public_id",parentData:data,parentDataProperty:"public_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RoundupPublicId.errors : vErrors.concat(validate_RoundupPublicId.errors);
errors = vErrors.length;
}
}
if(data.source_url !== undefined && func_191f75b36e8d.call(data, "source_url")){
let data2 = data.source_url;
if(typeof data2 === "string"){
if(func_7a0318136635(data2) > 2048){
const err0 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(formats_73ec681db9a3(data2))){
const err1 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/source_url",schemaPath:"#/properties/source_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.source_text !== undefined && func_191f75b36e8d.call(data, "source_text")){
let data3 = data.source_text;
if(typeof data3 === "string"){
if(func_7a0318136635(data3) > 20000){
const err3 = {instancePath:instancePath+"/source_text",schemaPath:"#/properties/source_text/maxLength",keyword:"maxLength",params:{limit: 20000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/source_text",schemaPath:"#/properties/source_text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.items !== undefined && func_191f75b36e8d.call(data, "items")){
let data4 = data.items;
if(Array.isArray(data4)){
if(data4.length > 100){
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4.length < 2){
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_RoundupSourceItem(data4[i0], {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RoundupSourceItem.errors : vErrors.concat(validate_RoundupSourceItem.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.mode !== undefined && func_191f75b36e8d.call(data, "mode")){
let data6 = data.mode;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data6 === "capture") || (data6 === "recommendation"))){
const err9 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema_d91832b218e0.properties.mode.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.scope !== undefined && func_191f75b36e8d.call(data, "scope")){
if(!(validate_RoundupScope(data.scope, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RoundupScope.errors : vErrors.concat(validate_RoundupScope.errors);
errors = vErrors.length;
}
}
if(data.selection_policy !== undefined && func_191f75b36e8d.call(data, "selection_policy")){
let data8 = data.selection_policy;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/selection_policy",schemaPath:"#/properties/selection_policy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data8 === "curated") || (data8 === "save_all"))){
const err11 = {instancePath:instancePath+"/selection_policy",schemaPath:"#/properties/selection_policy/enum",keyword:"enum",params:{allowedValues: schema_d91832b218e0.properties.selection_policy.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.selected_items !== undefined && func_191f75b36e8d.call(data, "selected_items")){
let data9 = data.selected_items;
if(Array.isArray(data9)){
if(data9.length > 10){
const err12 = {instancePath:instancePath+"/selected_items",schemaPath:"#/properties/selected_items/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data9.length < 1){
const err13 = {instancePath:instancePath+"/selected_items",schemaPath:"#/properties/selected_items/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(func_7a0318136635(data10) > 240){
const err14 = {instancePath:instancePath+"/selected_items/" + i1,schemaPath:"#/properties/selected_items/items/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/selected_items/" + i1,schemaPath:"#/properties/selected_items/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/selected_items",schemaPath:"#/properties/selected_items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.target_feed_text !== undefined && func_191f75b36e8d.call(data, "target_feed_text")){
let data11 = data.target_feed_text;
if(typeof data11 === "string"){
if(func_7a0318136635(data11) > 160){
const err17 = {instancePath:instancePath+"/target_feed_text",schemaPath:"#/properties/target_feed_text/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/target_feed_text",schemaPath:"#/properties/target_feed_text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.target_person_text !== undefined && func_191f75b36e8d.call(data, "target_person_text")){
let data12 = data.target_person_text;
if(typeof data12 === "string"){
if(func_7a0318136635(data12) > 160){
const err19 = {instancePath:instancePath+"/target_person_text",schemaPath:"#/properties/target_person_text/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/target_person_text",schemaPath:"#/properties/target_person_text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.explicit_requirements !== undefined && func_191f75b36e8d.call(data, "explicit_requirements")){
let data13 = data.explicit_requirements;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(typeof data14 === "string"){
if(func_7a0318136635(data14) > 240){
const err21 = {instancePath:instancePath+"/explicit_requirements/" + i2,schemaPath:"#/properties/explicit_requirements/items/maxLength",keyword:"maxLength",params:{limit: 240}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/explicit_requirements/" + i2,schemaPath:"#/properties/explicit_requirements/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/explicit_requirements",schemaPath:"#/properties/explicit_requirements/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.recommendation_context !== undefined && func_191f75b36e8d.call(data, "recommendation_context")){
let data15 = data.recommendation_context;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
const err24 = {instancePath:instancePath+"/recommendation_context",schemaPath:"#/properties/recommendation_context/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.expected_generation !== undefined && func_191f75b36e8d.call(data, "expected_generation")){
if(!(validate_Generation(data.expected_generation, {instancePath:instancePath+"/expected_generation",parentData:data,parentDataProperty:"expected_generation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Generation.errors : vErrors.concat(validate_Generation.errors);
errors = vErrors.length;
}
}
if(data.target_ideas_list_handle !== undefined && func_191f75b36e8d.call(data, "target_ideas_list_handle")){
if(!(validate_IdeasListHandleLong(data.target_ideas_list_handle, {instancePath:instancePath+"/target_ideas_list_handle",parentData:data,parentDataProperty:"target_ideas_list_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IdeasListHandleLong.errors : vErrors.concat(validate_IdeasListHandleLong.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate_ideasRoundupMutate_2_0.errors = vErrors;
return errors === 0;
}

export const ideasSavedQuery_2_0 = validate_ideasSavedQuery_2_0;
const schema_71f057913f8b = {"type":"object","properties":{"kind":{"type":"string","enum":["all","saved_places","created_ideas"]},"query":{"type":"string","maxLength":160},"mutual_only":{"type":"boolean"},"person_handle":{"$ref":"#/$defs/PersonHandle"},"person_name":{"type":"string","maxLength":160},"limit":{"type":"integer","minimum":1,"maximum":25},"snapshot_handle":{"$ref":"#/$defs/SnapshotHandle"},"cursor":{"type":"string","maxLength":2048}}};

function validate_ideasSavedQuery_2_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind !== undefined && func_191f75b36e8d.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data0 === "all") || (data0 === "saved_places")) || (data0 === "created_ideas"))){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema_71f057913f8b.properties.kind.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined && func_191f75b36e8d.call(data, "query")){
let data1 = data.query;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 160){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.mutual_only !== undefined && func_191f75b36e8d.call(data, "mutual_only")){
if(typeof data.mutual_only !== "boolean"){
const err4 = {instancePath:instancePath+"/mutual_only",schemaPath:"#/properties/mutual_only/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.person_handle !== undefined && func_191f75b36e8d.call(data, "person_handle")){
if(!(validate_PersonHandle(data.person_handle, {instancePath:instancePath+"/person_handle",parentData:data,parentDataProperty:"person_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PersonHandle.errors : vErrors.concat(validate_PersonHandle.errors);
errors = vErrors.length;
}
}
if(data.person_name !== undefined && func_191f75b36e8d.call(data, "person_name")){
let data4 = data.person_name;
if(typeof data4 === "string"){
if(func_7a0318136635(data4) > 160){
const err5 = {instancePath:instancePath+"/person_name",schemaPath:"#/properties/person_name/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/person_name",schemaPath:"#/properties/person_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.limit !== undefined && func_191f75b36e8d.call(data, "limit")){
let data5 = data.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 25 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.snapshot_handle !== undefined && func_191f75b36e8d.call(data, "snapshot_handle")){
if(!(validate_SnapshotHandle(data.snapshot_handle, {instancePath:instancePath+"/snapshot_handle",parentData:data,parentDataProperty:"snapshot_handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SnapshotHandle.errors : vErrors.concat(validate_SnapshotHandle.errors);
errors = vErrors.length;
}
}
if(data.cursor !== undefined && func_191f75b36e8d.call(data, "cursor")){
let data7 = data.cursor;
if(typeof data7 === "string"){
if(func_7a0318136635(data7) > 2048){
const err10 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate_ideasSavedQuery_2_0.errors = vErrors;
return errors === 0;
}

export const ideasSearch_1_0 = validate_ideasSearch_1_0;
const schema_311908574498 = {"type":"object","properties":{"query":{"type":"string","minLength":1,"maxLength":120},"semantic_subject":{"type":"string","maxLength":120},"scopes":{"type":"array","items":{"$ref":"#/$defs/SearchScope"}},"scope":{"$ref":"#/$defs/SearchScope"},"people":{"type":"array","items":{"type":"string"}},"names":{"type":"array","items":{"type":"string"}},"activities":{"type":"array","items":{"type":"string"}},"neighborhoods":{"type":"array","items":{"type":"string"}},"starts_after":{"type":"string","maxLength":80},"starts_before":{"type":"string","maxLength":80},"timezone":{"type":"string","maxLength":80},"requested_start_at":{"type":"string","maxLength":80},"limit":{"type":"integer","minimum":1,"maximum":25},"daypart":{"$ref":"#/$defs/Daypart"},"weekday_selector":{"$ref":"#/$defs/WeekdaySelector"}},"required":["query"],"additionalProperties":false,"dependentRequired":{"starts_after":["starts_before"],"starts_before":["starts_after"]}};
const schema_731dd4ca3ad3 = {"type":"string","enum":["plans","places","ideas","events","feeds"]};

function validate_SearchScope(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "plans") || (data === "places")) || (data === "ideas")) || (data === "events")) || (data === "feeds"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_731dd4ca3ad3.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_SearchScope.errors = vErrors;
return errors === 0;
}

const schema_8f3c8016d209 = {"type":"object","properties":{"value":{"type":"string","enum":["morning","afternoon","evening","night","tonight"]},"span":{"$ref":"#/$defs/TextSpan"},"local_interval":{"$ref":"#/$defs/LocalInterval"},"hardness":{"type":"string","enum":["hard"]},"provenance":{"type":"string","enum":["user_stated"]},"confidence":{"type":"number","minimum":0,"maximum":1}},"required":["value","span","local_interval","hardness","provenance","confidence"],"additionalProperties":false};
const schema_3a87d47cf6a0 = {"type":"object","properties":{"text":{"type":"string","maxLength":40},"start":{"type":"integer","minimum":0},"end":{"type":"integer","minimum":0}},"required":["text","start","end"],"additionalProperties":false};

function validate_TextSpan(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.text === undefined) || (!(func_191f75b36e8d.call(data, "text")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.start === undefined) || (!(func_191f75b36e8d.call(data, "start")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.end === undefined) || (!(func_191f75b36e8d.call(data, "end")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "text") || (key0 === "start")) || (key0 === "end"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.text !== undefined && func_191f75b36e8d.call(data, "text")){
let data0 = data.text;
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 40){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.start !== undefined && func_191f75b36e8d.call(data, "start")){
let data1 = data.start;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.end !== undefined && func_191f75b36e8d.call(data, "end")){
let data2 = data.end;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate_TextSpan.errors = vErrors;
return errors === 0;
}

const schema_1864c9fadf80 = {"type":"object","properties":{"starts_at":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"starts_before":{"type":"string","pattern":"^(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"}},"required":["starts_at","starts_before"],"additionalProperties":false};
const pattern_c9c88d223495 = new RegExp("^(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]|24:00)$", "u");

function validate_LocalInterval(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.starts_at === undefined) || (!(func_191f75b36e8d.call(data, "starts_at")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "starts_at"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.starts_before === undefined) || (!(func_191f75b36e8d.call(data, "starts_before")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "starts_before"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "starts_at") || (key0 === "starts_before"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.starts_at !== undefined && func_191f75b36e8d.call(data, "starts_at")){
let data0 = data.starts_at;
if(typeof data0 === "string"){
if(!pattern_39a346498562.test(data0)){
const err3 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.starts_before !== undefined && func_191f75b36e8d.call(data, "starts_before")){
let data1 = data.starts_before;
if(typeof data1 === "string"){
if(!pattern_c9c88d223495.test(data1)){
const err5 = {instancePath:instancePath+"/starts_before",schemaPath:"#/properties/starts_before/pattern",keyword:"pattern",params:{pattern: "^(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/starts_before",schemaPath:"#/properties/starts_before/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_LocalInterval.errors = vErrors;
return errors === 0;
}


function validate_Daypart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.value === undefined) || (!(func_191f75b36e8d.call(data, "value")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.span === undefined) || (!(func_191f75b36e8d.call(data, "span")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "span"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.local_interval === undefined) || (!(func_191f75b36e8d.call(data, "local_interval")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "local_interval"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.hardness === undefined) || (!(func_191f75b36e8d.call(data, "hardness")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hardness"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.provenance === undefined) || (!(func_191f75b36e8d.call(data, "provenance")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provenance"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.confidence === undefined) || (!(func_191f75b36e8d.call(data, "confidence")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confidence"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "value") || (key0 === "span")) || (key0 === "local_interval")) || (key0 === "hardness")) || (key0 === "provenance")) || (key0 === "confidence"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.value !== undefined && func_191f75b36e8d.call(data, "value")){
let data0 = data.value;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((data0 === "morning") || (data0 === "afternoon")) || (data0 === "evening")) || (data0 === "night")) || (data0 === "tonight"))){
const err8 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema_8f3c8016d209.properties.value.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.span !== undefined && func_191f75b36e8d.call(data, "span")){
if(!(validate_TextSpan(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TextSpan.errors : vErrors.concat(validate_TextSpan.errors);
errors = vErrors.length;
}
}
if(data.local_interval !== undefined && func_191f75b36e8d.call(data, "local_interval")){
if(!(validate_LocalInterval(data.local_interval, {instancePath:instancePath+"/local_interval",parentData:data,parentDataProperty:"local_interval",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LocalInterval.errors : vErrors.concat(validate_LocalInterval.errors);
errors = vErrors.length;
}
}
if(data.hardness !== undefined && func_191f75b36e8d.call(data, "hardness")){
let data3 = data.hardness;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/hardness",schemaPath:"#/properties/hardness/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(data3 === "hard")){
const err10 = {instancePath:instancePath+"/hardness",schemaPath:"#/properties/hardness/enum",keyword:"enum",params:{allowedValues: schema_8f3c8016d209.properties.hardness.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.provenance !== undefined && func_191f75b36e8d.call(data, "provenance")){
let data4 = data.provenance;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/provenance",schemaPath:"#/properties/provenance/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(data4 === "user_stated")){
const err12 = {instancePath:instancePath+"/provenance",schemaPath:"#/properties/provenance/enum",keyword:"enum",params:{allowedValues: schema_8f3c8016d209.properties.provenance.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.confidence !== undefined && func_191f75b36e8d.call(data, "confidence")){
let data5 = data.confidence;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate_Daypart.errors = vErrors;
return errors === 0;
}

const schema_e8daa237a092 = {"type":"object","properties":{"values":{"type":"array","items":{"type":"string","enum":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]},"minItems":1,"maxItems":7},"iso_days":{"type":"array","items":{"type":"integer","minimum":1,"maximum":7},"minItems":1,"maxItems":7},"span":{"$ref":"#/$defs/TextSpan"},"hardness":{"type":"string","enum":["hard"]},"provenance":{"type":"string","enum":["user_stated"]},"confidence":{"type":"number","minimum":0,"maximum":1}},"required":["values","iso_days","span","hardness","provenance","confidence"],"additionalProperties":false};

function validate_WeekdaySelector(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.values === undefined) || (!(func_191f75b36e8d.call(data, "values")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "values"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.iso_days === undefined) || (!(func_191f75b36e8d.call(data, "iso_days")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "iso_days"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.span === undefined) || (!(func_191f75b36e8d.call(data, "span")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "span"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.hardness === undefined) || (!(func_191f75b36e8d.call(data, "hardness")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hardness"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.provenance === undefined) || (!(func_191f75b36e8d.call(data, "provenance")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provenance"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.confidence === undefined) || (!(func_191f75b36e8d.call(data, "confidence")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confidence"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "values") || (key0 === "iso_days")) || (key0 === "span")) || (key0 === "hardness")) || (key0 === "provenance")) || (key0 === "confidence"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.values !== undefined && func_191f75b36e8d.call(data, "values")){
let data0 = data.values;
if(Array.isArray(data0)){
if(data0.length > 7){
const err7 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/maxItems",keyword:"maxItems",params:{limit: 7}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.length < 1){
const err8 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err9 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((((data1 === "monday") || (data1 === "tuesday")) || (data1 === "wednesday")) || (data1 === "thursday")) || (data1 === "friday")) || (data1 === "saturday")) || (data1 === "sunday"))){
const err10 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/enum",keyword:"enum",params:{allowedValues: schema_e8daa237a092.properties.values.items.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.iso_days !== undefined && func_191f75b36e8d.call(data, "iso_days")){
let data2 = data.iso_days;
if(Array.isArray(data2)){
if(data2.length > 7){
const err12 = {instancePath:instancePath+"/iso_days",schemaPath:"#/properties/iso_days/maxItems",keyword:"maxItems",params:{limit: 7}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.length < 1){
const err13 = {instancePath:instancePath+"/iso_days",schemaPath:"#/properties/iso_days/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/iso_days/" + i1,schemaPath:"#/properties/iso_days/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 7 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/iso_days/" + i1,schemaPath:"#/properties/iso_days/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/iso_days/" + i1,schemaPath:"#/properties/iso_days/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/iso_days",schemaPath:"#/properties/iso_days/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.span !== undefined && func_191f75b36e8d.call(data, "span")){
if(!(validate_TextSpan(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TextSpan.errors : vErrors.concat(validate_TextSpan.errors);
errors = vErrors.length;
}
}
if(data.hardness !== undefined && func_191f75b36e8d.call(data, "hardness")){
let data5 = data.hardness;
if(typeof data5 !== "string"){
const err18 = {instancePath:instancePath+"/hardness",schemaPath:"#/properties/hardness/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(data5 === "hard")){
const err19 = {instancePath:instancePath+"/hardness",schemaPath:"#/properties/hardness/enum",keyword:"enum",params:{allowedValues: schema_e8daa237a092.properties.hardness.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.provenance !== undefined && func_191f75b36e8d.call(data, "provenance")){
let data6 = data.provenance;
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/provenance",schemaPath:"#/properties/provenance/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(data6 === "user_stated")){
const err21 = {instancePath:instancePath+"/provenance",schemaPath:"#/properties/provenance/enum",keyword:"enum",params:{allowedValues: schema_e8daa237a092.properties.provenance.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.confidence !== undefined && func_191f75b36e8d.call(data, "confidence")){
let data7 = data.confidence;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate_WeekdaySelector.errors = vErrors;
return errors === 0;
}


function validate_ideasSearch_1_0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.query === undefined) || (!(func_191f75b36e8d.call(data, "query")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func_191f75b36e8d.call(schema_311908574498.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined && func_191f75b36e8d.call(data, "query")){
let data0 = data.query;
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 120){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_7a0318136635(data0) < 1){
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.semantic_subject !== undefined && func_191f75b36e8d.call(data, "semantic_subject")){
let data1 = data.semantic_subject;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 120){
const err5 = {instancePath:instancePath+"/semantic_subject",schemaPath:"#/properties/semantic_subject/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/semantic_subject",schemaPath:"#/properties/semantic_subject/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.scopes !== undefined && func_191f75b36e8d.call(data, "scopes")){
let data2 = data.scopes;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_SearchScope(data2[i0], {instancePath:instancePath+"/scopes/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SearchScope.errors : vErrors.concat(validate_SearchScope.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.scope !== undefined && func_191f75b36e8d.call(data, "scope")){
if(!(validate_SearchScope(data.scope, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SearchScope.errors : vErrors.concat(validate_SearchScope.errors);
errors = vErrors.length;
}
}
if(data.people !== undefined && func_191f75b36e8d.call(data, "people")){
let data5 = data.people;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
const err8 = {instancePath:instancePath+"/people/" + i1,schemaPath:"#/properties/people/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.names !== undefined && func_191f75b36e8d.call(data, "names")){
let data7 = data.names;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(typeof data7[i2] !== "string"){
const err10 = {instancePath:instancePath+"/names/" + i2,schemaPath:"#/properties/names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.activities !== undefined && func_191f75b36e8d.call(data, "activities")){
let data9 = data.activities;
if(Array.isArray(data9)){
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(typeof data9[i3] !== "string"){
const err12 = {instancePath:instancePath+"/activities/" + i3,schemaPath:"#/properties/activities/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/activities",schemaPath:"#/properties/activities/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.neighborhoods !== undefined && func_191f75b36e8d.call(data, "neighborhoods")){
let data11 = data.neighborhoods;
if(Array.isArray(data11)){
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
if(typeof data11[i4] !== "string"){
const err14 = {instancePath:instancePath+"/neighborhoods/" + i4,schemaPath:"#/properties/neighborhoods/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/neighborhoods",schemaPath:"#/properties/neighborhoods/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.starts_after !== undefined && func_191f75b36e8d.call(data, "starts_after")){
let data13 = data.starts_after;
if(typeof data13 === "string"){
if(func_7a0318136635(data13) > 80){
const err16 = {instancePath:instancePath+"/starts_after",schemaPath:"#/properties/starts_after/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/starts_after",schemaPath:"#/properties/starts_after/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.starts_before !== undefined && func_191f75b36e8d.call(data, "starts_before")){
let data14 = data.starts_before;
if(typeof data14 === "string"){
if(func_7a0318136635(data14) > 80){
const err18 = {instancePath:instancePath+"/starts_before",schemaPath:"#/properties/starts_before/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/starts_before",schemaPath:"#/properties/starts_before/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.timezone !== undefined && func_191f75b36e8d.call(data, "timezone")){
let data15 = data.timezone;
if(typeof data15 === "string"){
if(func_7a0318136635(data15) > 80){
const err20 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.requested_start_at !== undefined && func_191f75b36e8d.call(data, "requested_start_at")){
let data16 = data.requested_start_at;
if(typeof data16 === "string"){
if(func_7a0318136635(data16) > 80){
const err22 = {instancePath:instancePath+"/requested_start_at",schemaPath:"#/properties/requested_start_at/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/requested_start_at",schemaPath:"#/properties/requested_start_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.limit !== undefined && func_191f75b36e8d.call(data, "limit")){
let data17 = data.limit;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err24 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 25 || isNaN(data17)){
const err25 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err26 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.daypart !== undefined && func_191f75b36e8d.call(data, "daypart")){
if(!(validate_Daypart(data.daypart, {instancePath:instancePath+"/daypart",parentData:data,parentDataProperty:"daypart",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Daypart.errors : vErrors.concat(validate_Daypart.errors);
errors = vErrors.length;
}
}
if(data.weekday_selector !== undefined && func_191f75b36e8d.call(data, "weekday_selector")){
if(!(validate_WeekdaySelector(data.weekday_selector, {instancePath:instancePath+"/weekday_selector",parentData:data,parentDataProperty:"weekday_selector",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_WeekdaySelector.errors : vErrors.concat(validate_WeekdaySelector.errors);
errors = vErrors.length;
}
}
if(data.starts_after !== undefined && func_191f75b36e8d.call(data, "starts_after")){
if((data.starts_before === undefined) || (!(func_191f75b36e8d.call(data, "starts_before")))){
const err27 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "starts_after",
    missingProperty: "starts_before",
    depsCount: 1,
    deps: "starts_before"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.starts_before !== undefined && func_191f75b36e8d.call(data, "starts_before")){
if((data.starts_after === undefined) || (!(func_191f75b36e8d.call(data, "starts_after")))){
const err28 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "starts_before",
    missingProperty: "starts_after",
    depsCount: 1,
    deps: "starts_after"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate_ideasSearch_1_0.errors = vErrors;
return errors === 0;
}

export const ideasSearch_2026_08_11_3 = validate_ideasSearch_2026_08_11_3;
const schema_f17abc558435 = {"type":"object","properties":{"query":{"type":"string","minLength":1,"maxLength":120},"semantic_subject":{"type":"string","maxLength":120},"scopes":{"type":"array","items":{"$ref":"#/$defs/SearchScope"}},"scope":{"$ref":"#/$defs/SearchScope"},"people":{"type":"array","items":{"type":"string"}},"names":{"type":"array","items":{"type":"string"}},"activities":{"type":"array","items":{"type":"string"}},"neighborhoods":{"type":"array","items":{"type":"string"}},"starts_after":{"type":"string","maxLength":80},"starts_before":{"type":"string","maxLength":80},"timezone":{"type":"string","maxLength":80},"requested_start_at":{"type":"string","maxLength":80},"limit":{"type":"integer","minimum":1,"maximum":25},"daypart":{"$ref":"#/$defs/Daypart"},"weekday_selector":{"$ref":"#/$defs/WeekdaySelector"},"q":{"type":"string","minLength":1,"maxLength":120}},"additionalProperties":false,"dependentRequired":{"starts_after":["starts_before"],"starts_before":["starts_after"]},"anyOf":[{"properties":{"query":{}},"required":["query"]},{"properties":{"q":{}},"required":["q"]}]};

function validate_ideasSearch_2026_08_11_3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.query === undefined) || (!(func_191f75b36e8d.call(data, "query")))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "query"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.q === undefined) || (!(func_191f75b36e8d.call(data, "q")))){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "q"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func_191f75b36e8d.call(schema_f17abc558435.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.query !== undefined && func_191f75b36e8d.call(data, "query")){
let data0 = data.query;
if(typeof data0 === "string"){
if(func_7a0318136635(data0) > 120){
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func_7a0318136635(data0) < 1){
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.semantic_subject !== undefined && func_191f75b36e8d.call(data, "semantic_subject")){
let data1 = data.semantic_subject;
if(typeof data1 === "string"){
if(func_7a0318136635(data1) > 120){
const err7 = {instancePath:instancePath+"/semantic_subject",schemaPath:"#/properties/semantic_subject/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/semantic_subject",schemaPath:"#/properties/semantic_subject/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.scopes !== undefined && func_191f75b36e8d.call(data, "scopes")){
let data2 = data.scopes;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_SearchScope(data2[i0], {instancePath:instancePath+"/scopes/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SearchScope.errors : vErrors.concat(validate_SearchScope.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.scope !== undefined && func_191f75b36e8d.call(data, "scope")){
if(!(validate_SearchScope(data.scope, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SearchScope.errors : vErrors.concat(validate_SearchScope.errors);
errors = vErrors.length;
}
}
if(data.people !== undefined && func_191f75b36e8d.call(data, "people")){
let data5 = data.people;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
const err10 = {instancePath:instancePath+"/people/" + i1,schemaPath:"#/properties/people/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.names !== undefined && func_191f75b36e8d.call(data, "names")){
let data7 = data.names;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(typeof data7[i2] !== "string"){
const err12 = {instancePath:instancePath+"/names/" + i2,schemaPath:"#/properties/names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.activities !== undefined && func_191f75b36e8d.call(data, "activities")){
let data9 = data.activities;
if(Array.isArray(data9)){
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(typeof data9[i3] !== "string"){
const err14 = {instancePath:instancePath+"/activities/" + i3,schemaPath:"#/properties/activities/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/activities",schemaPath:"#/properties/activities/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.neighborhoods !== undefined && func_191f75b36e8d.call(data, "neighborhoods")){
let data11 = data.neighborhoods;
if(Array.isArray(data11)){
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
if(typeof data11[i4] !== "string"){
const err16 = {instancePath:instancePath+"/neighborhoods/" + i4,schemaPath:"#/properties/neighborhoods/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/neighborhoods",schemaPath:"#/properties/neighborhoods/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.starts_after !== undefined && func_191f75b36e8d.call(data, "starts_after")){
let data13 = data.starts_after;
if(typeof data13 === "string"){
if(func_7a0318136635(data13) > 80){
const err18 = {instancePath:instancePath+"/starts_after",schemaPath:"#/properties/starts_after/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/starts_after",schemaPath:"#/properties/starts_after/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.starts_before !== undefined && func_191f75b36e8d.call(data, "starts_before")){
let data14 = data.starts_before;
if(typeof data14 === "string"){
if(func_7a0318136635(data14) > 80){
const err20 = {instancePath:instancePath+"/starts_before",schemaPath:"#/properties/starts_before/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/starts_before",schemaPath:"#/properties/starts_before/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.timezone !== undefined && func_191f75b36e8d.call(data, "timezone")){
let data15 = data.timezone;
if(typeof data15 === "string"){
if(func_7a0318136635(data15) > 80){
const err22 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.requested_start_at !== undefined && func_191f75b36e8d.call(data, "requested_start_at")){
let data16 = data.requested_start_at;
if(typeof data16 === "string"){
if(func_7a0318136635(data16) > 80){
const err24 = {instancePath:instancePath+"/requested_start_at",schemaPath:"#/properties/requested_start_at/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/requested_start_at",schemaPath:"#/properties/requested_start_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.limit !== undefined && func_191f75b36e8d.call(data, "limit")){
let data17 = data.limit;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err26 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 25 || isNaN(data17)){
const err27 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err28 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.daypart !== undefined && func_191f75b36e8d.call(data, "daypart")){
if(!(validate_Daypart(data.daypart, {instancePath:instancePath+"/daypart",parentData:data,parentDataProperty:"daypart",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Daypart.errors : vErrors.concat(validate_Daypart.errors);
errors = vErrors.length;
}
}
if(data.weekday_selector !== undefined && func_191f75b36e8d.call(data, "weekday_selector")){
if(!(validate_WeekdaySelector(data.weekday_selector, {instancePath:instancePath+"/weekday_selector",parentData:data,parentDataProperty:"weekday_selector",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_WeekdaySelector.errors : vErrors.concat(validate_WeekdaySelector.errors);
errors = vErrors.length;
}
}
if(data.q !== undefined && func_191f75b36e8d.call(data, "q")){
let data20 = data.q;
if(typeof data20 === "string"){
if(func_7a0318136635(data20) > 120){
const err29 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func_7a0318136635(data20) < 1){
const err30 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.starts_after !== undefined && func_191f75b36e8d.call(data, "starts_after")){
if((data.starts_before === undefined) || (!(func_191f75b36e8d.call(data, "starts_before")))){
const err32 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "starts_after",
    missingProperty: "starts_before",
    depsCount: 1,
    deps: "starts_before"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.starts_before !== undefined && func_191f75b36e8d.call(data, "starts_before")){
if((data.starts_after === undefined) || (!(func_191f75b36e8d.call(data, "starts_after")))){
const err33 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "starts_before",
    missingProperty: "starts_after",
    depsCount: 1,
    deps: "starts_after"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate_ideasSearch_2026_08_11_3.errors = vErrors;
return errors === 0;
}

export const inputs = {
  'actions.commit': { __proto__: null, '1.0': actionsCommit_1_0 },
  'executions.get': { __proto__: null, '1.0': executionsGet_1_0 },
  'planning.brief.get': { __proto__: null, '2.0': planningBriefGet_2_0 },
  'availability.query': { __proto__: null, '2.0': availabilityQuery_2_0, '2026-08-11.3': availabilityQuery_2026_08_11_3 },
  'calendar.status.get': { __proto__: null, '1.0': calendarStatusGet_1_0 },
  'events.search': { __proto__: null, '1.0': eventsSearch_1_0, '2026-08-11.3': eventsSearch_2026_08_11_3 },
  'ideas.capture': { __proto__: null, '3.0': ideasCapture_3_0, '2.0': ideasCapture_2_0 },
  'ideas.capture.get': { __proto__: null, '2.0': ideasCaptureGet_2_0, '1.0': ideasCaptureGet_1_0 },
  'ideas.capture.retry': { __proto__: null, '2.1': ideasCaptureRetry_2_1 },
  'discovery.prepare': { __proto__: null, '1.0': discoveryPrepare_1_0 },
  'discovery.record': { __proto__: null, '1.0': discoveryRecord_1_0 },
  'ideas.discover': { __proto__: null, '1.0': ideasDiscover_1_0 },
  'ideas.discover.refine': { __proto__: null, '1.0': ideasDiscoverRefine_1_0 },
  'ideas.discover.save': { __proto__: null, '1.0': ideasDiscoverSave_1_0 },
  'ideas.created.archive': { __proto__: null, '1.0': ideasCreatedArchive_1_0 },
  'ideas.created.update': { __proto__: null, '1.0': ideasCreatedUpdate_1_0 },
  'ideas.structured_create': { __proto__: null, '2.0': ideasStructuredCreate_2_0 },
  'ideas.candidates.like': { __proto__: null, '2.0': ideasCandidatesLike_2_0 },
  'invites.get': { __proto__: null, '2.0': invitesGet_2_0 },
  'invites.list': { __proto__: null, '1.0': invitesList_1_0 },
  'invites.rsvp.update': { __proto__: null, '1.0': invitesRsvpUpdate_1_0 },
  'likes.query': { __proto__: null, '1.0': likesQuery_1_0 },
  'likes.mutate': { __proto__: null, '1.0': likesMutate_1_0 },
  'ideas.lists.create': { __proto__: null, '2.0': ideasListsCreate_2_0 },
  'ideas.lists.defaults.update': { __proto__: null, '1.0': ideasListsDefaultsUpdate_1_0 },
  'ideas.lists.delete': { __proto__: null, '1.0': ideasListsDelete_1_0 },
  'ideas.lists.duplicate': { __proto__: null, '1.0': ideasListsDuplicate_1_0 },
  'ideas.lists.rename': { __proto__: null, '2.0': ideasListsRename_2_0 },
  'ideas.lists.directions.get': { __proto__: null, '1.0': ideasListsDirectionsGet_1_0 },
  'ideas.lists.get': { __proto__: null, '1.0': ideasListsGet_1_0 },
  'ideas.lists.items.update': { __proto__: null, '1.0': ideasListsItemsUpdate_1_0 },
  'ideas.lists.members.update': { __proto__: null, '1.0': ideasListsMembersUpdate_1_0 },
  'ideas.lists.likes.preview': { __proto__: null, '1.0': ideasListsLikesPreview_1_0 },
  'ideas.lists.likes.apply': { __proto__: null, '1.0': ideasListsLikesApply_1_0 },
  'ideas.lists.query': { __proto__: null, '1.0': ideasListsQuery_1_0 },
  'ideas.lists.share.prepare': { __proto__: null, '2.0': ideasListsSharePrepare_2_0 },
  'plans.logistics.get': { __proto__: null, '1.0': plansLogisticsGet_1_0 },
  'plans.logistics.update': { __proto__: null, '1.0': plansLogisticsUpdate_1_0 },
  'ideas.object.get': { __proto__: null, '2.0': ideasObjectGet_2_0 },
  'ideas.object.mutate': { __proto__: null, '2.0': ideasObjectMutate_2_0 },
  'relationships.people.ensure': { __proto__: null, '1.0': relationshipsPeopleEnsure_1_0 },
  'relationships.people.manage': { __proto__: null, '1.0': relationshipsPeopleManage_1_0 },
  'relationships.people.query': { __proto__: null, '1.0': relationshipsPeopleQuery_1_0 },
  'relationships.person.get': { __proto__: null, '1.2': relationshipsPersonGet_1_2 },
  'places.private.create': { __proto__: null, '1.0': placesPrivateCreate_1_0 },
  'places.private.update': { __proto__: null, '1.0': placesPrivateUpdate_1_0 },
  'places.private.archive': { __proto__: null, '1.0': placesPrivateArchive_1_0 },
  'places.private.query': { __proto__: null, '1.0': placesPrivateQuery_1_0 },
  'plans.draft.create': { __proto__: null, '2.0': plansDraftCreate_2_0, '2026-08-11.3': plansDraftCreate_2026_08_11_3 },
  'plans.draft.update': { __proto__: null, '2.0': plansDraftUpdate_2_0, '2026-08-11.3': plansDraftUpdate_2026_08_11_3 },
  'plans.draft.preview': { __proto__: null, '2.0': plansDraftPreview_2_0 },
  'plans.draft.delete': { __proto__: null, '2.0': plansDraftDelete_2_0, '2026-08-11.3': plansDraftDelete_2026_08_11_3 },
  'plans.discard': { __proto__: null, '1.0': plansDiscard_1_0 },
  'plans.get': { __proto__: null, '2.0': plansGet_2_0 },
  'plans.query': { __proto__: null, '2.0': plansQuery_2_0 },
  'plans.status.get': { __proto__: null, '2.0': plansStatusGet_2_0 },
  'plans.prepare_send': { __proto__: null, '2.0': plansPrepareSend_2_0 },
  'plans.invitation.prepare': { __proto__: null, '1.0': plansInvitationPrepare_1_0 },
  'plans.roster.prepare': { __proto__: null, '2.0': plansRosterPrepare_2_0 },
  'plans.update.prepare': { __proto__: null, '2.0': plansUpdatePrepare_2_0 },
  'plans.cancel.prepare': { __proto__: null, '2.0': plansCancelPrepare_2_0 },
  'plans.send': { __proto__: null, '1.0': plansSend_1_0 },
  'plans.lifecycle.commit': { __proto__: null, '1.0': plansLifecycleCommit_1_0 },
  'ideas.list.generate': { __proto__: null, '2.0': ideasListGenerate_2_0, '2026-08-11.3': ideasListGenerate_2026_08_11_3 },
  'ideas.recommendations.get': { __proto__: null, '2.1': ideasRecommendationsGet_2_1, '2026-08-11.3': ideasRecommendationsGet_2026_08_11_3 },
  'ideas.recommendations.prepare': { __proto__: null, '1.0': ideasRecommendationsPrepare_1_0 },
  'relationships.interest.get': { __proto__: null, '2.0': relationshipsInterestGet_2_0 },
  'relationships.interest.mutate': { __proto__: null, '2.0': relationshipsInterestMutate_2_0, '2026-08-11.3': relationshipsInterestMutate_2026_08_11_3 },
  'relationships.connection.prepare': { __proto__: null, '2.0': relationshipsConnectionPrepare_2_0 },
  'relationships.connection.send': { __proto__: null, '1.0': relationshipsConnectionSend_1_0 },
  'relationships.friendship.review': { __proto__: null, '1.0': relationshipsFriendshipReview_1_0 },
  'relationships.friendship.apply': { __proto__: null, '1.0': relationshipsFriendshipApply_1_0 },
  'relationships.invitation.get': { __proto__: null, '1.0': relationshipsInvitationGet_1_0 },
  'ideas.roundup.get': { __proto__: null, '1.0': ideasRoundupGet_1_0 },
  'ideas.roundup.mutate': { __proto__: null, '2.5': ideasRoundupMutate_2_5, '2.0': ideasRoundupMutate_2_0 },
  'ideas.saved.query': { __proto__: null, '2.0': ideasSavedQuery_2_0 },
  'ideas.search': { __proto__: null, '1.0': ideasSearch_1_0, '2026-08-11.3': ideasSearch_2026_08_11_3 },
}
